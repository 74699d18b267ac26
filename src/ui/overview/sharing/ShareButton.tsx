import { Share2 } from 'lucide-react'
import { useState } from 'react'
import type { WholeTocht } from '../../../model/types'
import { copyText } from '../../../platform/files/clipboard'
import { tochtText } from '../../../storage/format'
import { Button } from '../../shared/buttons/Button'
import { useToast } from '../../shared/toasts/toastContext'
import { useWords } from '../../words/words'
import { ShareDialog } from './ShareDialog'

interface Props {
  readonly whole: WholeTocht
  /** The index of the tocht. */
  readonly tochtIndex: number
}

/** Copies the tocht as text, and opens the dialog with the other ways to share it. */
export const ShareButton = ({ whole, tochtIndex }: Props) => {
  const words = useWords()
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const [refused, setRefused] = useState<string>()

  const close = () => setOpen(false)
  const share = async () => {
    setRefused(undefined)
    setOpen(true)
    const text = tochtText(whole)
    if (await copyText(text)) toast({ text: words.overview.shared })
    else setRefused(text)
  }

  return (
    <>
      <Button onClick={() => void share()}>
        <Share2 className="hidden size-5 sm:block" aria-hidden />
        <span>{words.overview.share}</span>
      </Button>
      {open && <ShareDialog whole={whole} tochtIndex={tochtIndex} refused={refused} onClose={close} />}
    </>
  )
}
