import { MOST_ROWS, MOST_SIDE_ROADS } from '../../constants'
import { EMPTY_ROW, type Fishbone, type RoadPosition, type Side, type SideRoad } from './fishbone'
import { rowSince, sameFromStart, sureRowSince } from './rowsSince'

/** An edit of a fish-bone. It can be repeated on newer rows when another tab wrote first. */
export type FishboneEdit =
  | { readonly kind: 'insertRow' | 'removeRow'; readonly row: number }
  | { readonly kind: 'addRoad'; readonly row: number; readonly side: Side; readonly road: SideRoad }
  | { readonly kind: 'switchRoad' | 'removeRoad'; readonly place: RoadPosition }
  | { readonly kind: 'reverse' }

/**
 * The rows after an edit that was made on `seen`, while another tab changed them to `rows`. The edit follows its row.
 * Nothing changes if that row is gone, or if the other tab may have made the same removal or switch.
 */
export const editedSince = (seen: Fishbone, rows: Fishbone, edit: FishboneEdit): Fishbone => {
  switch (edit.kind) {
    case 'reverse':
      return edited(rows, edit)
    case 'insertRow':
    case 'addRoad': {
      const row = rowSince(seen, rows, edit.row)
      return row === undefined ? rows : edited(rows, { ...edit, row })
    }
    case 'removeRow': {
      const row = sureRowSince(seen, rows, edit.row)
      return row === undefined ? rows : edited(rows, { ...edit, row })
    }
    case 'switchRoad':
    case 'removeRoad': {
      const row = rowSince(seen, rows, edit.place.row)
      const place = row === undefined ? undefined : { ...edit.place, row }
      return place && isAsSeen(seen, edit.place, rows, place) ? edited(rows, { ...edit, place }) : rows
    }
  }
}

/** Whether the side has at least as many roads as were seen, and the road at the place looks the same. */
const isAsSeen = (seen: Fishbone, was: RoadPosition, rows: Fishbone, now: RoadPosition): boolean =>
  (rows[now.row]?.[now.side].length ?? 0) >= (seen[was.row]?.[was.side].length ?? 0) &&
  roadAt(rows, now)?.dashed === roadAt(seen, was)?.dashed

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

const changeSide = (
  rows: Fishbone,
  row: number,
  side: Side,
  change: (roads: readonly SideRoad[]) => readonly SideRoad[],
): Fishbone => rows.map((one, at) => (at === row ? { ...one, [side]: change(one[side]) } : one))
