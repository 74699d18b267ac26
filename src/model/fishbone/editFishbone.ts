import { MOST_ROWS, MOST_SIDE_ROADS } from '../../constants'
import { sameValue } from '../sameValue'
import { EMPTY_ROW, type Fishbone, type RoadPosition, type Side, type SideRoad } from './fishbone'

/** An edit of a fish-bone. It applies only to the rows on which it was made. */
export type FishboneEdit =
  | { readonly kind: 'insertRow' | 'removeRow'; readonly row: number }
  | { readonly kind: 'addRoad'; readonly row: number; readonly side: Side; readonly road: SideRoad }
  | { readonly kind: 'switchRoad' | 'removeRoad'; readonly place: RoadPosition }
  | { readonly kind: 'reverse' }

/**
 * The rows after an edit that was made on `seen`; the same object when nothing changes. If another tab has changed the
 * rows since, the edit is left undone: it may not mean the same row any more.
 */
export const editedIfSeen = (seen: Fishbone, rows: Fishbone, edit: FishboneEdit): Fishbone =>
  sameValue(seen, rows) ? edited(rows, edit) : rows

/** The rows after an edit; the same object when nothing changes. */
const edited = (rows: Fishbone, edit: FishboneEdit): Fishbone => {
  switch (edit.kind) {
    case 'insertRow':
      return insertRow(rows, edit.row)
    case 'removeRow':
      return removeRow(rows, edit.row)
    case 'addRoad':
      return addSideRoad(rows, edit.row, edit.side, edit.road)
    case 'switchRoad':
      return roadAt(rows, edit.place) ? switchDashed(rows, edit.place) : rows
    case 'removeRoad':
      return roadAt(rows, edit.place) ? removeSideRoad(rows, edit.place) : rows
    case 'reverse':
      return reversed(rows)
  }
}

/** Adds a side road below the others of its row and side; unchanged when the side is full. */
export const addSideRoad = (rows: Fishbone, row: number, side: Side, road: SideRoad): Fishbone =>
  isSideFull(rows, row, side) ? rows : changeSide(rows, row, side, (roads) => [...roads, road])

export const isSideFull = (rows: Fishbone, row: number, side: Side): boolean =>
  (rows[row]?.[side].length ?? 0) >= MOST_SIDE_ROADS

export const roadAt = (rows: Fishbone, { row, side, index }: RoadPosition): SideRoad | undefined =>
  rows[row]?.[side][index]

/** Switches a road between paved and unpaved. */
export const switchDashed = (rows: Fishbone, { row, side, index }: RoadPosition): Fishbone =>
  changeSide(rows, row, side, (roads) =>
    roads.map((road, at) => (at === index ? { ...road, dashed: !road.dashed } : road)),
  )

export const removeSideRoad = (rows: Fishbone, { row, side, index }: RoadPosition): Fishbone =>
  changeSide(rows, row, side, (roads) => roads.filter((_, at) => at !== index))

/** Inserts an empty row; unchanged when no more rows fit. */
export const insertRow = (rows: Fishbone, row: number): Fishbone =>
  rows.length < MOST_ROWS ? rows.toSpliced(row, 0, EMPTY_ROW) : rows

/** Removes a row; the only row stays. */
export const removeRow = (rows: Fishbone, row: number): Fishbone => (rows.length > 1 ? rows.toSpliced(row, 1) : rows)

/** The same route walked backwards: the paper turned upside down. */
export const reversed = (rows: Fishbone): Fishbone =>
  rows.toReversed().map(({ left, right }) => ({ left: right.toReversed(), right: left.toReversed() }))

/**
 * The first row that differs, so that the editor can scroll to it; `undefined` when none does. If a row among equal
 * rows was added or removed, it may be any of them: assumes the one nearest to index `eye`, or a new last row if `eye`
 * was the last row.
 */
export const changedRow = (before: Fishbone, after: Fishbone, eye: number): number | undefined => {
  const [first, behind] = [sameFromStart(after, before), sameFromStart(after.toReversed(), before.toReversed())]
  const [fewer, more] = [Math.min(before.length, after.length), Math.max(before.length, after.length)]
  if (fewer === more) return first < more ? first : undefined
  if (first + behind < fewer) return Math.min(first, after.length - 1)
  const goesOn = after.length > before.length && eye === before.length - 1
  const nearest = goesOn ? first : Math.min(Math.max(eye, fewer - behind), first)
  return Math.min(nearest, after.length - 1)
}

/** The number of equal rows at the start. */
const sameFromStart = (before: Fishbone, after: Fishbone): number => {
  const first = before.findIndex((row, index) => !sameValue(row, after[index]))
  return first < 0 ? before.length : first
}

const changeSide = (
  rows: Fishbone,
  row: number,
  side: Side,
  change: (roads: readonly SideRoad[]) => readonly SideRoad[],
): Fishbone => rows.map((one, at) => (at === row ? { ...one, [side]: change(one[side]) } : one))
