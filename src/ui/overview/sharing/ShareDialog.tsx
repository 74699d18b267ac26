import { DialogTitle } from '@headlessui/react'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { WholeTocht } from '../../../model/types'
import { IconButton } from '../../shared/buttons/IconButton'
import { PanelDialog } from '../../shared/dialogs/PanelDialog'
import { shownName } from '../../words/shownName'
import { useWords } from '../../words/words'
import { CopyByHand } from './CopyByHand'
import { FileButtons } from './FileButtons'
import { LinkPart } from './LinkPart'
import { makeLink, type MadeLink } from './makeLink'

interface Props {
  /** The index of the tocht. */
  readonly tochtIndex: number
  readonly whole: WholeTocht
  /** The tocht as text, when the browser could not copy it. */
  readonly refused: string | undefined
  readonly onClose: () => void
}

/**
 * Ways to give somebody a copy: QR code, link or file. They contain the tocht as it was when the dialog opened. It opens
 * when the link is made, because a code that comes later would move Close from under a thumb.
 */
export const ShareDialog = ({ whole: current, tochtIndex, refused, onClose }: Props) => {
  const words = useWords()
  const [whole] = useState(current)
  const [link, setLink] = useState<MadeLink>()
  useEffect(() => void makeLink(whole).then(setLink), [whole])
  if (!link) return null
  return (
    <PanelDialog onClose={onClose}>
      <header className="flex items-center gap-1">
        <DialogTitle className="min-w-0 flex-1 text-lg font-semibold">{words.overview.share}</DialogTitle>
        <IconButton label={words.close} onClick={onClose}>
          <X />
        </IconButton>
      </header>
      {refused !== undefined && <CopyByHand label={words.overview.tochtAsText} text={refused} />}
      <p className="text-sm text-text-soft">{words.sharing.hint}</p>
      <LinkPart made={link} name={shownName(whole.tocht.name, tochtIndex, words)} />
      <FileButtons whole={whole} />
    </PanelDialog>
  )
}
