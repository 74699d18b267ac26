import { DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { X } from 'lucide-react'
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react'
import { useWords } from '../../words/words'
import { IconButton } from '../buttons/IconButton'
import { focusUnreadable } from '../focusUnreadable'
import { ModalDialog } from './ModalDialog'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly onPaste?: (event: ClipboardEvent) => void
  readonly children: ReactNode
}

/** Closes the dialog, unless an unreadable distance would be lost. */
const closeUnless = (onClose: () => void): void => {
  if (!focusUnreadable()) onClose()
}

/** A titled panel that fills a phone's window, and is as high as needed on larger ones. */
export const TallDialog = ({ title, onClose, onKeyDown, onPaste, children }: Props) => (
  <ModalDialog
    onClose={() => closeUnless(onClose)}
    onKeyDown={onKeyDown}
    onPaste={onPaste}
    className="fixed inset-0 z-40 grid grid-cols-[minmax(0,1fr)] place-items-center sm:p-4 sm:pt-16"
  >
    <DialogBackdrop className="fixed inset-0 bg-black/60" />
    <DialogPanel
      data-scroller
      className="pad-safe-bottom relative flex h-dvh w-full flex-col gap-3 scroll-pt-16 overflow-y-auto bg-desk px-3 sm:h-auto sm:max-h-[calc(100dvh-5rem)] sm:max-w-md sm:rounded-xl sm:border sm:border-line sm:px-4 sm:pb-4"
    >
      {/* The title covers the padding of the panel, in which rows would otherwise show above it. */}
      <div className="pad-safe-top sticky top-0 z-10 -mx-3 shrink-0 bg-desk px-3 sm:-mx-4 sm:px-4 sm:pt-2">
        <div className="flex min-h-14 items-center">
          <DialogTitle className="min-w-0 flex-1 truncate text-lg font-semibold tabular-nums">{title}</DialogTitle>
          <IconButton label={useWords().close} onClick={() => closeUnless(onClose)}>
            <X />
          </IconButton>
        </div>
      </div>
      {children}
    </DialogPanel>
  </ModalDialog>
)
