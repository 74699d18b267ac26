import { useState } from 'react'
import type { DrawingId } from '../../model/types'

/** The drawings selected to be changed together. */
export interface SelectedDrawings {
  /** The selected drawings in the tocht's order; `undefined` unless drawings are being selected. */
  readonly ids: ReadonlySet<DrawingId> | undefined
  readonly select: (ids: readonly DrawingId[]) => void
  readonly toggle: (id: DrawingId) => void
  readonly end: () => void
}

const toggled = (ids: ReadonlySet<DrawingId>, id: DrawingId): ReadonlySet<DrawingId> =>
  new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])

/** @param order all drawings of the tocht; a removed one is no longer selected, and the last one ends the selecting */
export const useSelectedDrawings = (order: readonly DrawingId[]): SelectedDrawings => {
  const [kept, setKept] = useState<ReadonlySet<DrawingId>>()
  // Otherwise the next drawing could only be selected.
  if (kept && order.length === 0) setKept(undefined)
  return {
    ids: kept && new Set(order.filter((id) => kept.has(id))),
    select: (ids) => setKept(new Set(ids)),
    toggle: (id) => setKept((before) => before && toggled(before, id)),
    end: () => setKept(undefined),
  }
}
