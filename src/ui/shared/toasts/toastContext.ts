import { createContext, use } from 'react'
import type { Scope } from '../../../model/changes/actions'

export interface ToastMessage {
  readonly text: string
  readonly error?: boolean
  /** The time until the message disappears by itself; the usual time by default. */
  readonly milliseconds?: number
  /** Waits until the message that is shown has left, instead of replacing it. */
  readonly waits?: boolean
  /** Leaves it out if an action of this tab has just given a message of its own. */
  readonly unlessTold?: boolean
  /** Offers Undo or Redo of the last action in a scope. The message disappears when another action follows. */
  readonly undo?: { readonly scope: Scope; readonly label: string; readonly direction?: 'undo' | 'redo' }
  /** Offers something else beside Undo. */
  readonly instead?: { readonly label: string; readonly perform: () => void } | undefined
}

export type ShowToast = (message: ToastMessage) => void

export const ToastContext = createContext<ShowToast>(() => {
  throw new Error('No toasts above this component')
})

export const useToast = (): ShowToast => use(ToastContext)
