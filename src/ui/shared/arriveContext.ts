import { createContext, use } from 'react'
import type { WholeTocht } from '../../model/types'

/** Shows received tochten in a dialog that asks what to do with them. */
export type Arrive = (wholes: readonly WholeTocht[]) => void

export const ArriveContext = createContext<Arrive>(() => {
  throw new Error('No arrivals above this component')
})

export const useArrive = (): Arrive => use(ArriveContext)
