import { useState } from 'react'
import type { DrawingId } from '../../model/types'

/** The drawings chosen to be changed together. */
export interface Chosen {
  /** The chosen drawings in the tocht's order; `undefined` unless drawings are being chosen. */
  readonly ids: ReadonlySet<DrawingId> | undefined
  readonly choose: (ids: readonly DrawingId[]) => void
  readonly toggle: (id: DrawingId) => void
  readonly end: () => void
}

const toggled = (ids: ReadonlySet<DrawingId>, id: DrawingId): ReadonlySet<DrawingId> =>
  new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])

/** @param order all drawings of the tocht; a drawing that is removed is no longer chosen */
export const useChosen = (order: readonly DrawingId[]): Chosen => {
  const [kept, setKept] = useState<ReadonlySet<DrawingId>>()
  return {
    ids: kept && order.length > 0 ? new Set(order.filter((id) => kept.has(id))) : undefined,
    choose: (ids) => setKept(new Set(ids)),
    toggle: (id) => setKept((before) => before && toggled(before, id)),
    end: () => setKept(undefined),
  }
}
