import { CircleQuestionMark } from 'lucide-react'
import { useWords } from '../../words/words'
import { IconButton } from './IconButton'

interface Props {
  readonly shortcut: string | undefined
  readonly onHelp: () => void
  readonly className?: string
}

/** Opens the help of an editor. */
export const HelpButton = ({ shortcut, onHelp, className }: Props) => (
  <IconButton
    label={useWords().editor.help}
    shortcut={shortcut}
    aria-haspopup="dialog"
    onClick={onHelp}
    className={className}
  >
    <CircleQuestionMark />
  </IconButton>
)
