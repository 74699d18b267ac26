import { compareTochten, type Comparison } from '../../model/exchange/compareTochten'
import { knownTocht } from '../../model/exchange/exchangeIds'
import { wholeIn } from '../../model/lookups'
import type { State, WholeTocht } from '../../model/types'

/** A received tocht, and the same tocht of this device, if there is one. */
export interface Received {
  readonly theirs: WholeTocht
  readonly known: Known | undefined
}

/** A tocht of this device that was received again. */
export interface Known {
  readonly mine: WholeTocht
  readonly comparison: Comparison
}

/** Compares received tochten with those of this device. */
export const receivedIn = (state: State, wholes: readonly WholeTocht[]): readonly Received[] =>
  wholes.map((theirs) => {
    const tocht = knownTocht(state, theirs.tocht.exchangeId)
    const mine = tocht && wholeIn(state, tocht.id)
    return { theirs, known: mine && { mine, comparison: compareTochten(mine, theirs) } }
  })

/** Whether the merge changes something here. */
export const isUpdate = ({ comparison: { kind } }: Known): boolean => kind === 'theirs' || kind === 'both'
