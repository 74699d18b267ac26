import { useState, type ReactNode } from 'react'
import { ShortcutsDialog } from '../../shared/dialogs/ShortcutsDialog'
import { useHandler } from '../../shared/useHandler'
import { useWords } from '../../words/words'
import { PICTURES, SHORTCUTS } from '../commands'
import { WaysToDraw } from './WaysToDraw'

interface Help {
  readonly onHelp: () => void
  readonly dialog: ReactNode
}

/** The dialog that shows how to draw, the tools and the keys. */
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

/** Explains the ways to draw, the tools, the keys and the ring. */
const HelpDialog = ({ onClose }: Props) => {
  const { editor, ring } = useWords()
  return (
    <ShortcutsDialog
      shortcuts={SHORTCUTS}
      names={editor}
      pictures={PICTURES}
      hints={[ring.hint]}
      keyHints={[editor.keyboardPen, ring.keys]}
      onClose={onClose}
    >
      <WaysToDraw />
    </ShortcutsDialog>
  )
}
