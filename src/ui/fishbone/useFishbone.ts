import { useMemo, useState } from 'react'
import { MOST_ROWS } from '../../constants'
import { changedRow, isSideFull, roadAt, type FishboneEdit } from '../../model/fishbone/editFishbone'
import { type Fishbone, type RoadPosition, type Side, type SideRoad } from '../../model/fishbone/fishbone'
import { rowsOf } from '../../model/fishbone/readFishbone'
import { sameValue } from '../../model/sameValue'
import type { Drawing } from '../../model/types'
import { useServices } from '../../store/context'

/** A fish-bone in the fish-bone editor: its rows, selection and actions. */
export interface FishboneInHand {
  readonly rows: Fishbone
  /** The selected row. */
  readonly row: number
  /** The picked side road. */
  readonly picked: { readonly place: RoadPosition; readonly road: SideRoad } | undefined
  /** Whether the picked road is dashed; if none is picked, whether the next road will be dashed. */
  readonly dashed: boolean
  readonly sideFull: (side: Side) => boolean
  readonly selectRow: (row: number) => void
  readonly pick: (place: RoadPosition | undefined) => void
  /** Picks the next road on a side of the row, from top to bottom; none after the last. */
  readonly pickNext: (side: Side) => void
  /** Selects the row above; at the first row, adds a row above it. */
  readonly up: () => void
  /** Selects the row below; at the last row, adds a row below it. */
  readonly down: () => void
  readonly add: (side: Side) => void
  readonly switchDashed: () => void
  readonly insert: () => void
  readonly removeRow: () => void
  readonly removePicked: () => void
  readonly reverse: () => void
  readonly undo: () => void
  readonly redo: () => void
}

/** The selection with its rows, because it is forgotten when another tab changes them. */
interface Selected {
  readonly rows: Fishbone
  readonly row: number
  readonly place?: RoadPosition | undefined
}

/** The selection, while the rows are those in which it was made; else the first row. */
const selectionIn = (
  rows: Fishbone,
  { rows: seen, row: chosen, place }: Selected,
): Pick<FishboneInHand, 'row' | 'picked'> => {
  const isAsSeen = sameValue(seen, rows)
  const row = isAsSeen ? Math.min(chosen, rows.length - 1) : 0
  const here = isAsSeen ? place : undefined
  const road = here && roadAt(rows, here)
  return { row, picked: here && road && { place: here, road } }
}

/**
 * Edits a drawing as a fish-bone; `undefined` for a drawing that is not a fish-bone. Only the strokes are stored; the
 * selection is local.
 *
 * @param onFull called instead of adding more rows than allowed
 */
export const useFishbone = (drawing: Drawing, onFull: () => void): FishboneInHand | undefined => {
  const { store } = useServices()
  const [selected, setSelected] = useState<Selected>()
  const [nextDashed, setNextDashed] = useState(false)
  const rows = useMemo(() => rowsOf(drawing.elements), [drawing.elements])
  if (!rows) return undefined

  const { row, picked } = selectionIn(rows, selected ?? { rows, row: 0 })
  const rowsNow = (): Fishbone => rowsOf(store.getState().drawings[drawing.id]?.elements ?? []) ?? rows
  const selectRow = (next: number): void => setSelected({ rows: rowsNow(), row: next })
  const pick = (next: RoadPosition | undefined): void =>
    setSelected({ rows: rowsNow(), row: next?.row ?? row, place: next })
  const edit = (done: FishboneEdit): void => {
    store.dispatch({ type: 'editFishbone', drawing: drawing.id, edit: done, seen: rows })
  }
  const editAt = (done: FishboneEdit, select: number): void => {
    edit(done)
    selectRow(select)
  }
  const grow = (at: number): void => (rows.length < MOST_ROWS ? editAt({ kind: 'insertRow', row: at }, at) : onFull())
  /** Undoes or redoes a step, and selects the row that changed, which may be far along the spine. */
  const travel = (go: (scope: string) => void): void => {
    go(drawing.id)
    selectRow(changedRow(rows, rowsNow(), row) ?? row)
  }
  const pickNext = (side: Side): void => {
    const here = picked?.place.row === row && picked.place.side === side ? picked.place.index : -1
    const next = { row, side, index: here + 1 }
    pick(roadAt(rows, next) && next)
  }
  return {
    rows,
    row,
    picked,
    dashed: picked ? picked.road.dashed : nextDashed,
    sideFull: (side) => isSideFull(rows, row, side),
    selectRow,
    pick,
    pickNext,
    up: () => (row === 0 ? grow(0) : selectRow(row - 1)),
    down: () => (row === rows.length - 1 ? grow(row + 1) : selectRow(row + 1)),
    add: (side) => editAt({ kind: 'addRoad', row, side, road: { dashed: nextDashed } }, row),
    switchDashed: () => {
      if (!picked) return setNextDashed(!nextDashed)
      edit({ kind: 'switchRoad', place: picked.place })
      pick(picked.place)
    },
    insert: () => grow(row),
    removeRow: () => editAt({ kind: 'removeRow', row }, row),
    removePicked: () => {
      if (picked) editAt({ kind: 'removeRoad', place: picked.place }, row)
    },
    reverse: () => {
      if (drawing.elements.length > 0) editAt({ kind: 'reverse' }, rows.length - 1 - row)
    },
    undo: () => travel(store.undo),
    redo: () => travel(store.redo),
  }
}
