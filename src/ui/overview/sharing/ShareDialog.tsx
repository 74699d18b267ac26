import { DialogTitle } from '@headlessui/react'
import { X, FileDown, Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FILE_EXTENSION, FILE_TYPE } from '../../../constants'
import type { WholeTocht } from '../../../model/types'
import { fileName } from '../../../platform/files/fileName'
import { canShareFile, handOver, shareFile } from '../../../platform/files/shareFile'
import { tochtText } from '../../../storage/format'
import { tochtFileText } from '../../../storage/outside/importLimits'
import { Button } from '../../shared/buttons/Button'
import { IconButton } from '../../shared/buttons/IconButton'
import { PanelDialog } from '../../shared/dialogs/PanelDialog'
import { makeLink, type MadeLink } from '../../shared/makeLink'
import { useGive } from '../../shared/useGive'
import { shownName } from '../../words/shownName'
import { useWords } from '../../words/words'
import { CopyByHand } from './CopyByHand'
import { LinkPart } from './LinkPart'

interface Props {
  /** The index of the tocht. */
  readonly tochtIndex: number
  readonly whole: WholeTocht
  /** Whether the browser copied the text; `undefined` until it has answered. */
  readonly isCopied: boolean | undefined
  readonly onClose: () => void
}

/**
 * Ways to give somebody a copy: QR code, link, file or text. They contain the tocht as it was when the dialog opened. It opens
 * when the link is made, because a code that comes later would move Close from under a thumb.
 */
export const ShareDialog = ({ whole: current, tochtIndex, isCopied, onClose }: Props) => {
  const words = useWords()
  const [whole] = useState(current)
  const [link, setLink] = useState<MadeLink>()
  const [isLinkCopied, setLinkCopied] = useState(false)
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
      <LinkPart made={link} name={shownName(whole.tocht.name, tochtIndex, words)} onCopy={() => setLinkCopied(true)} />
      <FileButtons whole={whole} />
      <p className="text-sm text-text-soft">{words.sharing.hint}</p>
      {isCopied === false && <CopyByHand label={words.overview.tochtAsText} text={tochtText(whole)} />}
      <p role="status" className="text-sm text-text-soft">
        {isCopied && !isLinkCopied && words.sharing.textCopied}
      </p>
    </PanelDialog>
  )
}

/** Saves the tocht as a file, or shares it with another app. */
const FileButtons = ({ whole }: { readonly whole: WholeTocht }) => {
  const words = useWords().sharing
  const give = useGive()
  return (
    <div className="flex flex-wrap gap-2 *:flex-1">
      <Button look="raised" onClick={() => give(() => handOver(tochtFile(whole)))}>
        <FileDown className="size-5 shrink-0" aria-hidden />
        <span>{words.saveFile}</span>
      </Button>
      {canShareFile(EXAMPLE_TO_SHARE) && (
        <Button look="raised" onClick={() => give(() => shareFile(fileToShare(whole)))}>
          <Send className="size-5 shrink-0" aria-hidden />
          <span>{words.sendFile}</span>
        </Button>
      )}
    </div>
  )
}

/** A tocht as a file of our own type, which an installed app opens. */
const tochtFile = (whole: WholeTocht): File =>
  new File([tochtFileText(whole)], fileName(whole.tocht.name, FILE_EXTENSION), { type: FILE_TYPE })

/** The same file for sharing, as plain text: Chromium shares only types that it knows. */
const fileToShare = (whole: WholeTocht): File =>
  new File([tochtFileText(whole)], fileName(whole.tocht.name, `${FILE_EXTENSION}.txt`), { type: 'text/plain' })

/** An empty file to ask the browser whether it can share one. Browsers decide by type alone. */
const EXAMPLE_TO_SHARE = new File([], 'tocht.txt', { type: 'text/plain' })
