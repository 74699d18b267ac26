import { CircleQuestionMark } from 'lucide-react'
import { IconButton } from '../../shared/buttons/IconButton'
import { useWords } from '../../words/words'
import { shortcutText } from '../commands'

interface Props {
  readonly onHelp: () => void
  readonly className: string
}

/** Opens the help. It is in the header; on a phone it is beside the tools, because messages need that space. */
export const HelpButton = ({ onHelp, className }: Props) => (
  <IconButton
    label={useWords().editor.help}
    shortcut={shortcutText('help')}
    aria-haspopup="dialog"
    onClick={onHelp}
    className={className}
  >
    <CircleQuestionMark />
  </IconButton>
)
