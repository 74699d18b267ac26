import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useServices } from '../../../store/context'
import { ToastContext, type ShownToast, type ToastMessage } from './toastContext'
import { ToastView } from './ToastView'

interface Messages {
  readonly path: string
  readonly shown: ShownToast | undefined
  readonly waiting: Unshown | undefined
  /** The number of messages shown so far. Ids never return: an element that is used again would keep its old timer. */
  readonly count: number
}

type Unshown = Omit<ShownToast, 'id'>

const showing = (messages: Messages, message: Unshown | undefined): Messages => ({
  ...messages,
  shown: message && { ...message, id: messages.count },
  count: messages.count + 1,
})

/**
 * A patient message waits until the other is gone. If it is already shown, it returns after the other, unless it offers
 * Undo: then its action is no longer the last.
 */
const withMessage = (messages: Messages, message: Unshown): Messages => {
  const { shown, waiting } = messages
  if (shown && message.patient) return { ...messages, waiting: message }
  return { ...showing(messages, message), waiting: shown?.patient && !shown.undo ? shown : waiting }
}

/** Removes a toast if it is still shown. The button of a toast may already have opened the next toast. */
const without = (messages: Messages, id: number): Messages =>
  messages.shown?.id === id ? { ...showing(messages, messages.waiting), waiting: undefined } : messages

/** Removes a message about the screen that the user left. */
const arrivedAt = (messages: Messages, path: string): Messages => {
  const here = { ...messages, path }
  return here.shown?.stillSo ? without(here, here.shown.id) : here
}

/** Short messages, one at a time, often with Undo. */
export const Toasts = ({ children }: { readonly children: ReactNode }) => {
  const { store } = useServices()
  const path = useLocation().pathname
  const [messages, setMessages] = useState<Messages>({ path, shown: undefined, waiting: undefined, count: 0 })
  const { shown } = messages
  if (messages.path !== path) setMessages(arrivedAt(messages, path))
  const show = useCallback(
    (message: ToastMessage) => {
      const on = store.getState()
      setMessages((before) => withMessage(before, { ...message, on }))
    },
    [store],
  )
  const hide = useCallback((id: number) => setMessages((before) => without(before, id)), [])
  useEffect(() => {
    if (!shown?.stillSo) return undefined
    const { id, stillSo } = shown
    return store.subscribe(() => {
      if (!stillSo(store.getState())) hide(id)
    })
  }, [shown, store, hide])
  return (
    <ToastContext value={show}>
      {children}
      <ToastView toast={shown} onGone={hide} />
    </ToastContext>
  )
}
