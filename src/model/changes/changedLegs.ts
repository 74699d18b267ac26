import type { State, TochtId } from '../types'

/** A leg whose distance a deletion changed. */
export interface ChangedLeg {
  /** The index of the drawing where it begins; -1 for the start. */
  readonly from: number
  /** In metres; `undefined` when it is not known any more. */
  readonly distance: number | undefined
}

/** The legs of a tocht that differ after drawings were deleted, unknown ones first. */
export const changedLegs = (before: State, after: State, id: TochtId): readonly ChangedLeg[] => {
  const [was, is] = [before.tochten[id], after.tochten[id]]
  if (!was || !is) return []
  const start = { from: -1, was: metresOf(was.sheet?.toFirst), distance: metresOf(is.sheet?.toFirst) }
  const legs = is.drawings.map((drawing, from) => ({
    from,
    was: before.drawings[drawing]?.distance,
    distance: after.drawings[drawing]?.distance,
  }))
  const changed = [start, ...legs].filter((leg) => leg.was !== leg.distance)
  return changed
    .map(({ from, distance }) => ({ from, distance }))
    .toSorted((one, other) => Number(one.distance !== undefined) - Number(other.distance !== undefined))
}

/** A newer version may have stored something other than a number. */
const metresOf = (stored: unknown): number | undefined => (typeof stored === 'number' ? stored : undefined)
