import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { TOAST_MS } from '../../constants'
import { useTableWords } from '../words/words'
import type { ToastViewProps } from './toastContext'

/** What is left of a message where the part that shows them could not be fetched: its text, for as long. */
export const PlainToast = ({ toast, place, onGone }: ToastViewProps) => {
  const words = useTableWords()
  useEffect(() => {
    if (!toast) return undefined
    const timer = setTimeout(onGone, toast.milliseconds ?? TOAST_MS, toast.id)
    return () => clearTimeout(timer)
  }, [toast, onGone])
  if (!toast) return null
  return createPortal(
    <p
      role={toast.error ? 'alert' : 'status'}
      className={`fixed inset-x-3 z-50 mx-auto max-w-md rounded-lg border border-line bg-desk px-4 py-3 shadow-lg ${place}`}
    >
      {toast.text}
      {toast.retry && (
        <button type="button" onClick={toast.retry} className="min-h-11 px-3 font-medium">
          {words.error.retry}
        </button>
      )}
    </p>,
    document.body,
  )
}
