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

/** Over the title of the screen, where nothing is drawn or pressed. What is longer than the row is scrolled in it. */
export const MESSAGE_ROW = 'message-row mx-auto flex max-h-14 min-h-14 max-w-md items-center'
export const MESSAGE =
  'flex max-h-full flex-1 flex-wrap items-center justify-end gap-x-2 overflow-y-auto rounded-lg border border-line bg-canvas px-3 text-[0.8125rem]/[1.25] shadow-lg sm:text-sm/[1.2]'

export interface ToastViewProps {
  readonly toast: ShownToast | undefined
  readonly onGone: (id: number) => void
}

export type ShowToast = (message: ToastMessage) => void

export const ToastContext = createContext<ShowToast>(() => {
  throw new Error('No toasts above this component')
})

export const useToast = (): ShowToast => use(ToastContext)
