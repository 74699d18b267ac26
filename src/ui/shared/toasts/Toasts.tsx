import * as Toast from '@radix-ui/react-toast'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { State } from '../../../model/types'
import { useServices, useTochten } from '../../../store/context'
import { useWords } from '../../words/words'
import { ToastContext, type ToastMessage } from './toastContext'
import { useUndoRedo } from './useUndoRedo'

interface ShownToast extends ToastMessage {
  readonly id: number
  /** The state to which Undo of the message applies. In a later state, Undo would revert something else. */
  readonly on: State
}

interface Messages {
  /** The message that is shown, or was shown last. */
  readonly shown: ShownToast | undefined
  readonly hasLeft: boolean
  readonly waiting: readonly ShownToast[]
}

const NO_MESSAGES: Messages = { shown: undefined, hasLeft: true, waiting: [] }

/** Short messages, one at a time, often with Undo. They disappear by themselves or by a swipe. */
export const Toasts = ({ children }: { readonly children: ReactNode }) => {
  const { message: label } = useWords()
  const { store } = useServices()
  const [{ shown: message }, setMessages] = useState(NO_MESSAGES)
  const nextId = useRef(0)
  const show = useCallback(
    (added: ToastMessage) => {
      const toast = { ...added, on: store.getState(), id: nextId.current++ }
      setMessages((messages) => {
        const { shown, hasLeft, waiting } = messages
        // The message about an action was made in the state that the action led to.
        if (added.unlessTold && shown?.on === toast.on) return messages
        return added.waits && !hasLeft
          ? { shown, hasLeft, waiting: [...waiting, toast] }
          : { shown: toast, hasLeft: false, waiting }
      })
    },
    [store],
  )
  const showNext = useCallback(
    () =>
      setMessages(({ shown, waiting: [next, ...waiting] }) =>
        next ? { shown: next, hasLeft: false, waiting } : { shown, hasLeft: true, waiting },
      ),
    [],
  )
  return (
    <ToastContext value={show}>
      {children}
      {/* A provider for each message: one that vanishes under the pointer or the focus stops the clock of its provider. */}
      <Toast.Provider key={message?.id} label={label}>
        {message && <ToastView {...message} onLeft={showNext} />}
        {/* Rendered outside the app: a dialog makes the app inert, but messages about its actions must stay usable. */}
        {createPortal(
          <Toast.Viewport asChild label={`${label} ({hotkey})`}>
            {/* Not a list, since a message has a role of its own. The row is over the title; long texts grow downwards. */}
            <div
              role="group"
              aria-label={label}
              className="message-row pointer-events-none mx-auto flex max-h-14 min-h-14 max-w-md short:max-h-11.5 short:min-h-11.5 items-center-safe *:pointer-events-auto"
            />
          </Toast.Viewport>,
          document.body,
        )}
      </Toast.Provider>
    </ToastContext>
  )
}

interface ViewProps extends ShownToast {
  readonly onLeft: () => void
}

const ToastView = ({ text, error, milliseconds, undo, instead, on, onLeft }: ViewProps) => {
  const undoRedo = useUndoRedo()
  const isCurrent = useTochten((state) => undo === undefined || state === on)
  useEffect(() => {
    if (!isCurrent) onLeft()
  }, [isCurrent, onLeft])
  if (!isCurrent) return null
  return (
    <Toast.Root asChild onOpenChange={(open) => !open && onLeft()} {...(milliseconds && { duration: milliseconds })}>
      <div
        role={error ? 'alert' : 'status'}
        // Radix announces the text in a region of its own; a second one would announce it twice.
        aria-live="off"
        data-message
        className={`flex max-h-[40dvh] flex-1 flex-wrap items-center justify-end gap-x-2 overflow-y-auto rounded-lg border border-line bg-canvas px-3 text-[0.8125rem]/[1.25] [box-shadow:0_4px_12px_#0003] sm:text-sm/[1.2] ${error ? 'text-danger' : 'text-text'}`}
      >
        <Toast.Description className="min-w-16 flex-1 py-0.5 break-words whitespace-pre-line">{text}</Toast.Description>
        {undo && <ToastAction label={undo.label} onPress={() => undoRedo(undo.direction ?? 'undo', undo.scope)} />}
        {instead && <ToastAction label={instead.label} onPress={instead.perform} />}
      </div>
    </Toast.Root>
  )
}

interface ActionProps {
  readonly label: string
  readonly onPress: () => void
}

const ToastAction = ({ label, onPress }: ActionProps) => (
  // The space separates this label from the text, which is announced right before it.
  <Toast.Action asChild altText={` ${label}`}>
    <button
      type="button"
      onClick={onPress}
      className="-mr-2 min-h-11 min-w-11 shrink-0 rounded-md px-2 font-medium text-accent-text hover:bg-panel-hover"
    >
      {label}
    </button>
  </Toast.Action>
)
