import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '../../platform/clipboard'
import type { WholeTocht } from '../../model/adopt'
import { shareText } from '../../storage/format'
import { Button } from '../shared/Button'
import { DialogPart } from '../shared/DialogPart'
import { lazyPart } from '../shared/lazyPart'
import { useToast } from '../shared/toastContext'
import { useWords } from '../words/words'

const CopyByHand = lazyPart(async () => (await import('./CopyByHand')).CopyByHand)

/** Puts the tocht on the clipboard as text; where the browser forbids that, shows the text to be copied by hand. */
export const ShareButton = ({ whole }: { readonly whole: WholeTocht }) => {
  const words = useWords()
  const toast = useToast()
  const [refused, setRefused] = useState<string>()

  const close = () => setRefused(undefined)
  const share = async () => {
    const text = shareText(whole)
    if (await copyText(text)) toast({ text: words.overview.shared })
    else setRefused(text)
  }

  return (
    <>
      <Button onClick={() => void share()}>
        <Share2 className="hidden size-5 sm:block" aria-hidden />
        {words.overview.share}
      </Button>
      {refused !== undefined && (
        <DialogPart onFailed={close}>
          <CopyByHand text={refused} onClose={close} />
        </DialogPart>
      )}
    </>
  )
}
