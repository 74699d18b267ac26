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

/** @param order all drawings of the tocht; a drawing that is removed is no longer selected */
export const useSelectedDrawings = (order: readonly DrawingId[]): SelectedDrawings => {
  const [kept, setKept] = useState<ReadonlySet<DrawingId>>()
  return {
    ids: kept && order.length > 0 ? new Set(order.filter((id) => kept.has(id))) : undefined,
    select: (ids) => setKept(new Set(ids)),
    toggle: (id) => setKept((before) => before && toggled(before, id)),
    end: () => setKept(undefined),
  }
}
