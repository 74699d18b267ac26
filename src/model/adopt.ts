import { sameElement } from './elements'
import { drawingsOf, without } from './lookups'
import type { Drawing, State, TochtId, WholeTocht } from './types'

/** Tochten to take over: those of the mirror, or those of this tab when the database was lost. */
export interface Adoption {
  readonly wholes: readonly WholeTocht[]
  /** Whether the tochten were written outside this app. */
  readonly foreign: boolean
  /** Whether the tochten are merged with those of the same ids instead of replacing them. */
  readonly merge?: boolean
  /** The order of the list; tochten that it lacks follow. */
  readonly order: readonly TochtId[]
  /** Tochten of the state that the adopted copy does not list; they go to the bin. */
  readonly dropped: readonly TochtId[]
  /** In milliseconds since 1970. */
  readonly when: number
}

/** Adopts tochten: replaces those with the same ids, or merges with them. */
export const adopt = (state: State, adoption: Adoption): State => {
  const { order, when, merge } = adoption
  const wholes = merge ? adoption.wholes.map((whole) => merged(state, whole)) : adoption.wholes
  const dropped = merge ? adoption.dropped.filter((id) => !(id in state.tochten)) : adoption.dropped
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

/** The tocht of the state, plus the drawings, ink and unknown members that only the adopted copy has. */
const merged = (state: State, { tocht, drawings }: WholeTocht): WholeTocht => {
  const here = state.tochten[tocht.id]
  if (!here) return { tocht, drawings }
  const others = new Map(drawings.map((drawing) => [drawing.id, drawing]))
  const both = drawingsOf(state, here).map((drawing) => withMissing(drawing, others.get(drawing.id)))
  const missing = drawings.filter(({ id }) => !here.drawings.includes(id))
  return {
    tocht: { ...tocht, ...here, drawings: [...here.drawings, ...missing.map(({ id }) => id)] },
    drawings: [...both, ...missing],
  }
}

const withMissing = (drawing: Drawing, other: Drawing | undefined): Drawing => {
  if (!other) return drawing
  const check = laterCheck(drawing, other)
  const elements = [...drawing.elements, ...missingInk(drawing.elements, other.elements)]
  return { ...other, ...drawing, ...(check && { check }), elements }
}

/**
 * Matches equal strokes one to one. Two equal strokes both count, because an eraser between them may have removed the
 * lower one.
 */
const missingInk = (elements: Drawing['elements'], others: Drawing['elements']): Drawing['elements'] => {
  const unmatched = [...elements]
  return others.filter((element) => {
    const index = unmatched.findIndex((one) => sameElement(one, element))
    if (index >= 0) unmatched.splice(index, 1)
    return index < 0
  })
}

/** The later of the checks of two drawings. */
const laterCheck = (drawing: Drawing, other: Drawing): Drawing['check'] =>
  timeOf(other.check) > timeOf(drawing.check) ? other.check : drawing.check

/** The time of a check, whose members may have any type. */
const timeOf = (check: Drawing['check']): number => (typeof check?.at === 'number' ? check.at : -Infinity)

/** Keeps the old object when the new one is equal. */
const kept = <T>(before: T | undefined, after: T): T =>
  before !== undefined && JSON.stringify(before) === JSON.stringify(after) ? before : after
