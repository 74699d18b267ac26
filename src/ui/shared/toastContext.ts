import { createContext, use } from 'react'
import type { Scope } from '../../model/actions'
import type { State } from '../../model/types'

export interface ToastMessage {
  readonly text: string
  /** Errors interrupt a screen reader; the rest waits. */
  readonly error?: boolean
  /** Waits until the message that is shown has gone, instead of taking its place. */
  readonly patient?: boolean
  /** How long it stays, unless it is touched; the usual time where this is not said. */
  readonly milliseconds?: number
  /** It is about what is on this screen: it goes with that, or earlier, once it is not so any more. */
  readonly stillSo?: (state: State) => boolean
  /** Offers to try again what failed. */
  readonly retry?: () => void
  /** Offers to take back what was just done in this scope, or to do again what was taken back, until anything is done. */
  readonly undo?: { readonly scope: Scope; readonly label: string; readonly way?: 'undo' | 'redo' }
}

export interface ShownToast extends ToastMessage {
  readonly id: number
  /** Its Undo is meant for this state: on a later one it would take something else away. */
  readonly on: State
}

export interface ToastViewProps {
  readonly toast: ShownToast | undefined
  /** The classes that put it where it is in nobody's way on this screen. */
  readonly place: string
  readonly onGone: (id: number) => void
}

export type ShowToast = (message: ToastMessage) => void

export const ToastContext = createContext<ShowToast>(() => {
  throw new Error('No toasts above this component')
})

export const useToast = (): ShowToast => use(ToastContext)
