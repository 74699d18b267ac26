import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { markSent } from '../../../model/exchange/markSent'
import type { WholeTocht } from '../../../model/types'
import { copyText } from '../../../platform/files/clipboard'
import { tochtText } from '../../../storage/format'
import { useServices } from '../../../store/context'
import { Button } from '../../shared/buttons/Button'
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
  const { store } = useServices()
  const [open, setOpen] = useState(false)
  const [isCopied, setCopied] = useState<boolean>()

  const close = () => setOpen(false)
  const share = async () => {
    setCopied(undefined)
    store.dispatch(markSent(whole))
    setOpen(true)
    setCopied(await copyText(tochtText(whole)))
  }

  return (
    <>
      <Button onClick={() => void share()}>
        <Share2 className="hidden size-5 sm:block" aria-hidden />
        <span>{words.overview.share}</span>
      </Button>
      {open && <ShareDialog whole={whole} tochtIndex={tochtIndex} isCopied={isCopied} onClose={close} />}
    </>
  )
}
