import { sheetOf } from '../sheet/readSheet'
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
  const start = { from: -1, was: sheetOf(was).toFirst, distance: sheetOf(is).toFirst }
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
