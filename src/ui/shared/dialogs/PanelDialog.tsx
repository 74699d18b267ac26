import { DialogBackdrop, DialogPanel } from '@headlessui/react'
import type { ReactNode } from 'react'
import { ModalDialog } from './ModalDialog'

interface Props {
  readonly onClose: () => void
  /** Whether it may be wide enough for pictures side by side. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A panel over the screen, open while it is mounted; it scrolls when it is higher than the window. */
export const PanelDialog = ({ onClose, isWide = false, children }: Props) => (
  <ModalDialog
    onClose={onClose}
    className="fixed inset-0 z-40 grid grid-cols-[minmax(0,1fr)] place-items-center overflow-y-auto p-4 pt-16"
  >
    <DialogBackdrop className="fixed inset-0 bg-black/60" />
    <DialogPanel
      className={`relative flex w-full ${isWide ? 'max-w-2xl' : 'max-w-md'} flex-col gap-4 rounded-xl border border-line bg-desk p-4`}
    >
      {children}
    </DialogPanel>
  </ModalDialog>
)
