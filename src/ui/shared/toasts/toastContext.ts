import { createContext, use } from 'react'
import type { Scope } from '../../../model/changes/actions'
import type { State } from '../../../model/types'

export interface ToastMessage {
  readonly text: string
  /** Errors interrupt screen readers; other messages wait. */
  readonly error?: boolean
  /** Waits for the current message instead of replacing it; returns after a later one, unless it offers Undo. */
  readonly patient?: boolean
  /** The time until the message disappears by itself; the usual time by default. */
  readonly milliseconds?: number
  /** Marks a message about this screen. The message disappears with the screen, or when this returns false. */
  readonly stillSo?: (state: State) => boolean
  /** Offers Undo or Redo of the last action in a scope, until another action follows. */
  readonly undo?: { readonly scope: Scope; readonly label: string; readonly direction?: 'undo' | 'redo' }
}

export interface ShownToast extends ToastMessage {
  readonly id: number
  /** The state to which Undo of the message applies. In a later state, Undo would revert something else. */
  readonly on: State
}

/** The row of a message, over the title, where nothing is drawn or pressed. Longer content scrolls inside. */
export const MESSAGE_ROW = 'message-row mx-auto flex max-h-14 min-h-14 max-w-md items-center'
export const MESSAGE =
  'flex max-h-full flex-1 flex-wrap items-center justify-end gap-x-2 overflow-y-auto rounded-lg border border-line bg-canvas px-3 text-[0.8125rem]/[1.25] [box-shadow:0_4px_12px_#0003] sm:text-sm/[1.2]'

export type ShowToast = (message: ToastMessage) => void

export const ToastContext = createContext<ShowToast>(() => {
  throw new Error('No toasts above this component')
})

export const useToast = (): ShowToast => use(ToastContext)
