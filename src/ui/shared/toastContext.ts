import { createContext, use } from 'react'
import type { Scope } from '../../model/actions'
import type { Step } from '../../model/history'

export interface ToastMessage {
  readonly text: string
  /** Errors interrupt a screen reader; the rest waits. */
  readonly error?: boolean
  /** Waits until the message that is shown has gone, instead of taking its place. */
  readonly patient?: boolean
  /** How long it stays, unless it is touched; the usual time where this is not said. */
  readonly milliseconds?: number
  /** Offers to take back what was just done in this scope, for as long as nothing else is done there. */
  readonly undo?: { readonly scope: Scope; readonly label: string }
}

export interface ShownToast extends ToastMessage {
  readonly id: number
  /** What its Undo takes back. */
  readonly step: Step | undefined
}

export interface ToastViewProps {
  readonly toast: ShownToast | undefined
  /** The classes that put it where it is in nobody's way on this screen. */
  readonly place: string
  readonly onGone: () => void
}

export type ShowToast = (message: ToastMessage) => void

export const ToastContext = createContext<ShowToast>(() => {
  throw new Error('No toasts above this component')
})

export const useToast = (): ShowToast => use(ToastContext)
