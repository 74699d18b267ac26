import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { TOAST_MS } from '../../../constants'
import { useWords } from '../../words/words'
import { MESSAGE, MESSAGE_ROW, type ToastViewProps } from './toastContext'

/** Replaces the view of toasts if it could not be loaded: shows the same text for the same time. */
export const PlainToast = ({ toast, onGone }: ToastViewProps) => {
  const words = useWords()
  useEffect(() => {
    if (!toast) return undefined
    const timer = setTimeout(onGone, toast.milliseconds ?? TOAST_MS, toast.id)
    return () => clearTimeout(timer)
  }, [toast, onGone])
  if (!toast) return null
  return createPortal(
    <div className={MESSAGE_ROW}>
      <p role={toast.error ? 'alert' : 'status'} data-message className={MESSAGE}>
        <span className="min-w-16 flex-1 py-0.5">{toast.text}</span>
        {toast.retry && (
          <button type="button" onClick={toast.retry} className="min-h-11 px-2 font-medium">
            {words.error.retry}
          </button>
        )}
      </p>
    </div>,
    document.body,
  )
}
