import { useState, type ReactNode } from 'react'
import { HelpDialog } from './HelpDialog'
import { useHandler } from '../shared/useHandler'

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
