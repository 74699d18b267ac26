import type { Drawing, State, Tocht, TochtId } from './types'

/** A tocht with its drawings, out of the state: what is shared, loaded and put back. */
export interface WholeTocht {
  readonly tocht: Tocht
  readonly drawings: readonly Drawing[]
}

/** Tochten that somebody else wrote, or that another copy has in a later state. */
export interface Adoption {
  readonly wholes: readonly WholeTocht[]
  /** Whether somebody else wrote them, and not this app. */
  readonly foreign: boolean
  /** How they are listed; others follow. */
  readonly order: readonly TochtId[]
  /** Those that the other left out. They go into the bin. */
  readonly dropped: readonly TochtId[]
  /** In milliseconds since 1970. */
  readonly when: number
}

/** Takes tochten over as they are, in place of those with the same ids. */
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
  const bin = { ...without(state.bin, order), ...Object.fromEntries(gone.map((id) => [id, when])) }
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

/** A table without the things of these ids. */
export const without = <T>(table: Readonly<Record<string, T>>, ids: readonly string[]): Readonly<Record<string, T>> => {
  const gone = new Set(ids)
  return Object.fromEntries(Object.entries(table).filter(([id]) => !gone.has(id)))
}

/** What was there, where the other one says the same. */
const kept = <T>(before: T | undefined, after: T): T =>
  before !== undefined && JSON.stringify(before) === JSON.stringify(after) ? before : after
