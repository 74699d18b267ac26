import { ShortcutsDialog } from '../shared/dialogs/ShortcutsDialog'
import { useWords } from '../words/words'
import { SHORTCUTS } from './shortcuts'
import { PICTURES } from './toolBar/tools'

interface Props {
  readonly onClose: () => void
}

/** Explains the tools, the keys and the ring. */
export const HelpDialog = ({ onClose }: Props) => {
  const { editor, ring } = useWords()
  return (
    <ShortcutsDialog
      shortcuts={SHORTCUTS}
      names={editor}
      pictures={PICTURES}
      hints={[editor.routeHint, editor.keyboardPen, ring.hint, ring.keys]}
      onClose={onClose}
    />
  )
}
