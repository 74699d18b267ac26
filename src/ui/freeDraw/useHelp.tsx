import { useState, type ReactNode } from 'react'
import { LoadedPart } from '../shared/loading/LoadedPart'
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
      <LoadedPart onFailed={close}>
        <HelpDialog onClose={close} />
      </LoadedPart>
    ),
  }
}
