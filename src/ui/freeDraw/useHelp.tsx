import { useState, type ReactNode } from 'react'
import { DialogPart } from '../shared/dialogs/DialogPart'
import { lazyPart } from '../shared/loading/lazyPart'
import { useHandler } from '../shared/useHandler'

const HelpDialog = lazyPart(async () => (await import('./HelpDialog')).HelpDialog)

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
    dialog: isOpen && (
      <DialogPart onFailed={close}>
        <HelpDialog onClose={close} />
      </DialogPart>
    ),
  }
}
