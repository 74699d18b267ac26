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
  const [selected, setSelected] = useState<ReadonlySet<DrawingId>>()
  // Otherwise the next drawing could only be selected.
  if (selected && order.length === 0) setSelected(undefined)
  return {
    ids: selected && new Set(order.filter((id) => selected.has(id))),
    select: (ids) => setSelected(new Set(ids)),
    toggle: (id) => setSelected((before) => before && toggled(before, id)),
    end: () => setSelected(undefined),
  }
}
