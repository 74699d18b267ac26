import * as Toast from '@radix-ui/react-toast'
import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { createPortal } from 'react-dom'
import { TOAST_MS, TOAST_SWIPE } from '../../../constants'
import { lastStep, nextStep, stepSide } from '../../../model/undo/history'
import { useHistory, useServices, useTochten } from '../../../store/context'
import { useWords } from '../../words/words'
import { useMedia, WITH_KEYS } from '../useMedia'
import { MESSAGE, MESSAGE_ROW, type ShownToast } from './toastContext'
import { useUndoRedo } from './useUndoRedo'

interface Props {
  readonly toast: ShownToast | undefined
  readonly onGone: (id: number) => void
}

/** A toast, which disappears by itself or by a swipe. */
export const ToastView = ({ toast, onGone }: Props) => {
  const { message: label } = useWords()
  const viewport = useRef<HTMLDivElement>(null)
  /** The element that had the focus before a key moved it to the message. */
  const before = useRef<HTMLElement>(null)
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
  }
  const isGone = toast === undefined
  // When a message is gone, Radix leaves the focus on the empty element around the messages.
  useEffect(() => {
    if (isGone && document.activeElement === viewport.current) before.current?.focus({ preventScroll: true })
  }, [isGone])
  return (
    <Toast.Provider label={label} swipeThreshold={TOAST_SWIPE}>
      {toast && <OneToast key={toast.id} toast={toast} onGone={() => onGone(toast.id)} />}
      {/* Rendered outside the app: a dialog makes the app inert, but messages about its actions must stay usable. */}
      {createPortal(
        <Toast.Viewport asChild label={`${label} ({hotkey})`}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notes where the focus came from */}
          <div
            ref={viewport}
            role="group"
            aria-label={label}
            onFocus={onFocus}
            className={`pointer-events-none *:pointer-events-auto ${MESSAGE_ROW}`}
          />
        </Toast.Viewport>,
        document.body,
      )}
    </Toast.Provider>
  )
}

const OneToast = ({
  toast: { text, error, milliseconds = TOAST_MS, undo, on },
  onGone,
}: {
  readonly toast: ShownToast
  readonly onGone: () => void
}) => {
  const undoRedo = useUndoRedo()
  const isOffered = useTochten((state) => undo !== undefined && state === on)
  const isPast = useTakenBack(undo)
  useEffect(() => {
    if (isPast) onGone()
  })
  return (
    <Toast.Root asChild duration={milliseconds} onOpenChange={(open) => !open && onGone()}>
      <div
        role={error ? 'alert' : 'status'}
        // Radix announces the text in a region of its own; a second one would announce it twice.
        aria-live="off"
        // This element has no name, so Tab must lead to its button instead.
        tabIndex={undefined}
        data-message
        className={`${MESSAGE} ${error ? 'text-danger' : 'text-text'}`}
      >
        <Toast.Description className="min-w-16 flex-1 py-0.5 break-words whitespace-pre-line">{text}</Toast.Description>
        {undo && isOffered && (
          <Offered label={undo.label} onClick={() => undoRedo(undo.direction ?? 'undo', undo.scope)} />
        )}
      </div>
    </Toast.Root>
  )
}

/** Whether the step that a message is about was taken back since. The message is then no longer true. */
const useTakenBack = (undo: ShownToast['undo']): boolean => {
  const { store } = useServices()
  const isRedo = undo?.direction === 'redo'
  const [at] = useState(() => {
    if (!undo) return undefined
    const history = store.getHistory()
    return (isRedo ? nextStep(history, undo.scope) : lastStep(history, store.getState(), undo.scope))?.at
  })
  return useHistory(
    (history) =>
      undo !== undefined && at !== undefined && stepSide(history, undo.scope, at) === (isRedo ? 'done' : 'undone'),
  )
}

/** The key that leads to the message, chosen by Radix. */
const HOTKEY = 'F8'

const Offered = ({ label, onClick }: { readonly label: string; readonly onClick: () => void }) => {
  const hasKeys = useMedia(WITH_KEYS)
  return (
    // The space separates this label from the text, which is announced right before it.
    <Toast.Action asChild altText={hasKeys ? ` ${label} (${HOTKEY})` : ` ${label}`}>
      <button
        type="button"
        onClick={onClick}
        className="-mr-2 min-h-11 min-w-11 shrink-0 rounded-md px-2 font-medium text-accent-text hover:bg-panel-hover"
      >
        {label}
      </button>
    </Toast.Action>
  )
}
