import * as Toast from '@radix-ui/react-toast'
import { useCallback, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { TOAST_MS, TOAST_SWIPE } from '../../constants'
import { lastStep, type Step } from '../../model/history'
import { useHistory, useServices } from '../../store/context'
import { ToastContext, type ToastMessage } from './toastContext'

interface Shown extends ToastMessage {
  readonly id: number
  /** What its Undo takes back. */
  readonly step: Step | undefined
}

/** Above the bar at the bottom; where there is a drawing, at its top, since a junction is drawn from the bottom up. */
const BOTTOM = 'bottom-20'
const TOP = 'top-16'
/** Beside the drawings and their preview; a phone has no room there, and the buttons of both at the bottom. */
const ASIDE = 'max-sm:top-28 sm:right-4 sm:bottom-20 sm:mr-0'

const placeOn = (path: string): string => {
  if (path.startsWith('/editor')) return TOP
  return path.startsWith('/tocht') ? ASIDE : BOTTOM
}

/** Short messages, one at a time, that go by themselves and often offer to take the last thing back. */
export const Toasts = ({ children }: { readonly children: ReactNode }) => {
  const { store } = useServices()
  const [shown, setShown] = useState<Shown>()
  const place = placeOn(useLocation().pathname)
  const show = useCallback(
    (message: ToastMessage) => {
      const step = message.undo && lastStep(store.getHistory(), message.undo.scope)
      setShown((before) => ({ ...message, step, id: (before?.id ?? 0) + 1 }))
    },
    [store],
  )
  return (
    <ToastContext value={show}>
      <Toast.Provider swipeThreshold={TOAST_SWIPE}>
        {children}
        {shown && <OneToast key={shown.id} toast={shown} onGone={() => setShown(undefined)} />}
        {/* Beside the app, because a dialog makes all of that inert, and what was done in it can be taken back too. */}
        {createPortal(
          <Toast.Viewport asChild>
            <div
              className={`pointer-events-none fixed inset-x-0 z-50 mx-auto flex w-full max-w-md flex-col px-3 *:pointer-events-auto ${place}`}
            />
          </Toast.Viewport>,
          document.body,
        )}
      </Toast.Provider>
    </ToastContext>
  )
}

const OneToast = ({
  toast: { text, error, milliseconds = TOAST_MS, undo, step },
  onGone,
}: {
  readonly toast: Shown
  readonly onGone: () => void
}) => {
  const { store } = useServices()
  // Once something else was done in that scope, Undo would take back that.
  const stillLast = useHistory((history) => undo !== undefined && step === lastStep(history, undo.scope))
  return (
    <Toast.Root asChild duration={milliseconds} onOpenChange={(open) => !open && onGone()}>
      <div
        role={error ? 'alert' : 'status'}
        className={`flex flex-wrap items-center justify-end gap-x-3 rounded-lg border border-line bg-desk px-4 py-2 shadow-lg ${error ? 'text-danger' : 'text-text'}`}
      >
        <Toast.Description className="min-w-24 flex-1 py-1.5 break-words">{text}</Toast.Description>
        {undo && step && stillLast && (
          <Toast.Action asChild altText={undo.label}>
            <button
              type="button"
              onClick={() => store.undo(undo.scope)}
              className="min-h-11 shrink-0 rounded-md px-3 font-medium text-accent-text hover:bg-panel-hover"
            >
              {undo.label}
            </button>
          </Toast.Action>
        )}
      </div>
    </Toast.Root>
  )
}
