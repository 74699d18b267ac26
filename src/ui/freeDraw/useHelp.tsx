import { useState, type ReactNode } from 'react'
import { ShortcutsDialog } from '../shared/dialogs/ShortcutsDialog'
import { useHandler } from '../shared/useHandler'
import { useWords } from '../words/words'
import { PICTURES, SHORTCUTS } from './commands'

interface Help {
  readonly onHelp: () => void
  readonly dialog: ReactNode
}

/** The dialog with tools and keys. */
export const useHelp = (unlessBusy: (act: () => void) => void): Help => {
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return {
    onHelp: useHandler(() => unlessBusy(() => setOpen(true))),
    dialog: isOpen && <HelpDialog onClose={close} />,
  }
}

interface Props {
  readonly onClose: () => void
}

/** Explains the tools, the keys and the ring. */
const HelpDialog = ({ onClose }: Props) => {
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
