import { without } from './lookups'
import type { State, TochtId, WholeTocht } from './types'

/** Tochten to take over: those of the mirror, or those of this tab when the database was lost. */
export interface Adoption {
  readonly wholes: readonly WholeTocht[]
  /** Whether the tochten were written outside this app. */
  readonly foreign: boolean
  /** The order of the list; tochten that it lacks follow. */
  readonly order: readonly TochtId[]
  /** Tochten of the state that the adopted copy does not list; they go to the bin. */
  readonly dropped: readonly TochtId[]
  /** In milliseconds since 1970. */
  readonly when: number
}

/** Adopts tochten; they replace those with the same ids. */
export const adopt = (state: State, { wholes, order, dropped, when }: Adoption): State => {
  const replaced = new Set(wholes.flatMap(({ tocht }) => state.tochten[tocht.id]?.drawings ?? []))
  const others = Object.entries(state.drawings).filter(([id]) => !replaced.has(id))
  const taken = wholes.flatMap(({ drawings }) =>
    drawings.map((one) => [one.id, kept(state.drawings[one.id], one)] as const),
  )
  const tochten = {
    ...state.tochten,
    ...Object.fromEntries(wholes.map(({ tocht }) => [tocht.id, kept(state.tochten[tocht.id], tocht)])),
  }
  const gone = dropped.filter((id) => id in tochten)
  const bin = { ...without(state.bin, order), ...Object.fromEntries(gone.map((id) => [id, { when }])) }
  const listed = [...order, ...state.order, ...wholes.map(({ tocht }) => tocht.id)]
  return {
    tochten,
    drawings: Object.fromEntries([...others, ...taken]),
    bin: kept(state.bin, bin),
    order: kept(
      state.order,
      [...new Set(listed)].filter((id) => id in tochten && !(id in bin)),
    ),
  }
}

/** Keeps the old object when the new one is equal. */
const kept = <T>(before: T | undefined, after: T): T =>
  before !== undefined && JSON.stringify(before) === JSON.stringify(after) ? before : after
