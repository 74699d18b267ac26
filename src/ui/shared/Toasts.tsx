import { createElement, useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useServices } from '../../store/context'
import { PlainToast } from './PlainToast'
import { ToastContext, type ShownToast, type ToastMessage, type ToastViewProps } from './toastContext'
import { useLater } from './useLater'

interface Told {
  readonly path: string
  readonly shown: ShownToast | undefined
  readonly waiting: Unshown | undefined
}

type Unshown = Omit<ShownToast, 'id'>

const withMessage = (told: Told, message: Unshown): Told => {
  const { shown } = told
  return shown && message.patient
    ? { ...told, waiting: message }
    : { ...told, shown: { ...message, id: (shown?.id ?? 0) + 1 } }
}

/** Removes a toast if it is still shown; its own button may have opened the next one. */
const without = (told: Told, id: number): Told => {
  const { shown, waiting } = told
  return shown?.id === id ? { ...told, shown: waiting && { ...waiting, id: id + 1 }, waiting: undefined } : told
}

/** Drops a message about the screen that was left. */
const arrivedAt = (told: Told, path: string): Told => {
  const here = { ...told, path }
  return here.shown?.stillSo ? without(here, here.shown.id) : here
}

/** Short messages, one at a time, often with Undo. */
export const Toasts = ({ children }: { readonly children: ReactNode }) => {
  const { store } = useServices()
  const path = useLocation().pathname
  const [told, setTold] = useState<Told>({ path, shown: undefined, waiting: undefined })
  const { shown } = told
  if (told.path !== path) setTold(arrivedAt(told, path))
  // Loaded after the first screen: before that nothing can cause a message.
  const View = useLater(loadToastView, PlainToast)
  const show = useCallback(
    (message: ToastMessage) => {
      const on = store.getState()
      setTold((before) => withMessage(before, { ...message, on }))
    },
    [store],
  )
  const hide = useCallback((id: number) => setTold((before) => without(before, id)), [])
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
      {View && createElement(View, { toast: shown, onGone: hide })}
    </ToastContext>
  )
}

const loadToastView = async (): Promise<ComponentType<ToastViewProps>> => (await import('./ToastView')).ToastView
