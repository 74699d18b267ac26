import * as Toast from '@radix-ui/react-toast'
import { createPortal } from 'react-dom'
import { TOAST_MS, TOAST_SWIPE } from '../../constants'
import { lastStep } from '../../model/history'
import { useHistory, useServices } from '../../store/context'
import type { ShownToast, ToastViewProps } from './toastContext'
import '../style/screens.css'

/** Where messages appear, and how they go: by themselves, or swept away. */
export const ToastView = ({ toast, place, onGone }: ToastViewProps) => (
  <Toast.Provider swipeThreshold={TOAST_SWIPE}>
    {toast && <OneToast key={toast.id} toast={toast} onGone={onGone} />}
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
)

const OneToast = ({
  toast: { text, error, milliseconds = TOAST_MS, undo, step },
  onGone,
}: {
  readonly toast: ShownToast
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
