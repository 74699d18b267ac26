import { CircleQuestionMark } from 'lucide-react'
import { IconButton } from '../shared/IconButton'
import { useTableWords } from '../words/words'
import { shortcutText } from './shortcuts'

interface Props {
  readonly onHelp: () => void
  readonly className: string
}

/** Says what the tools are called: in the header, or on a phone, where that has no room beside a message, by the tools. */
export const HelpButton = ({ onHelp, className }: Props) => (
  <IconButton
    label={useTableWords().editor.help}
    shortcut={shortcutText('help')}
    aria-haspopup="dialog"
    onClick={onHelp}
    className={className}
  >
    <CircleQuestionMark />
  </IconButton>
)
