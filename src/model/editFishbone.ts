import { MOST_ROWS, MOST_SIDE_ROADS } from '../constants'
import { EMPTY_ROW, SIDES, type Fishbone, type RoadPlace, type Row, type Side, type SideRoad } from './fishbone'

/** One thing that is done to a fish-bone. It can be done again on a newer one, where another page was first. */
export type FishboneEdit =
  | { readonly kind: 'insertRow' | 'removeRow'; readonly row: number }
  | { readonly kind: 'addRoad'; readonly row: number; readonly side: Side; readonly road: SideRoad }
  | { readonly kind: 'switchRoad' | 'removeRoad'; readonly place: RoadPlace }
  | { readonly kind: 'reverse' }

/**
 * The rows after an edit that was meant for other rows, because another page has changed them since: it follows its row.
 * Where that is gone, nothing changes.
 */
export const editedSince = (seen: Fishbone, rows: Fishbone, edit: FishboneEdit): Fishbone => {
  if (edit.kind === 'reverse') return edited(rows, edit)
  const row = rowSince(seen, rows, 'place' in edit ? edit.place.row : edit.row)
  if (row === undefined) return rows
  return edited(rows, 'place' in edit ? { ...edit, place: { ...edit.place, row } } : { ...edit, row })
}

/**
 * Where a row stands after other rows were put in or taken out: counted from the start before the first difference, and from
 * the end behind the last. As many rows as before stand where they stood. Undefined for a row that is gone.
 */
export const rowSince = (seen: Fishbone, rows: Fishbone, row: number): number | undefined => {
  if (rows.length === seen.length || row < sameRows(seen, rows)) return row
  const behind = sameRows(seen.toReversed(), rows.toReversed())
  return row >= seen.length - behind ? row + rows.length - seen.length : undefined
}

/** How many rows are the same from the start. */
const sameRows = (rows: Fishbone, others: Fishbone): number => {
  const first = rows.findIndex((one, index) => !sameRow(one, others[index]))
  return first < 0 ? rows.length : first
}

/** The rows after an edit; the same rows where it changes nothing. */
export const edited = (rows: Fishbone, edit: FishboneEdit): Fishbone => {
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

/** One more road at a row, below the others; unchanged where the side is full. */
export const addSideRoad = (rows: Fishbone, index: number, side: Side, road: SideRoad): Fishbone =>
  isFull(rows, index, side) ? rows : changeSide(rows, index, side, (roads) => [...roads, road])

export const isFull = (rows: Fishbone, index: number, side: Side): boolean =>
  (rows[index]?.[side].length ?? 0) >= MOST_SIDE_ROADS

export const roadAt = (rows: Fishbone, { row, side, place }: RoadPlace): SideRoad | undefined =>
  rows[row]?.[side][place]

/** Unpaved becomes paved, and the other way round. */
export const switchDashed = (rows: Fishbone, { row, side, place }: RoadPlace): Fishbone =>
  changeSide(rows, row, side, (roads) =>
    roads.map((road, at) => (at === place ? { ...road, dashed: !road.dashed } : road)),
  )

export const removeSideRoad = (rows: Fishbone, { row, side, place }: RoadPlace): Fishbone =>
  changeSide(rows, row, side, (roads) => roads.filter((_, at) => at !== place))

/** An empty row at this index; what stood there and below it moves down. Unchanged when no more rows fit. */
export const insertRow = (rows: Fishbone, index: number): Fishbone =>
  rows.length < MOST_ROWS ? rows.toSpliced(index, 0, EMPTY_ROW) : rows

/** What stood below moves up. The last row that is left stays: a fish-bone has one. */
export const removeRow = (rows: Fishbone, index: number): Fishbone =>
  rows.length > 1 ? rows.toSpliced(index, 1) : rows

/** The same way, walked from its end: the paper turned upside down. */
export const reversed = (rows: Fishbone): Fishbone =>
  rows.toReversed().map(({ left, right }) => ({ left: right.toReversed(), right: left.toReversed() }))

/**
 * The first row that differs, for the eye to be led to; undefined where none does. Which of some rows that are alike came
 * or went cannot be told: it is taken for the one nearest to where the eye is, and for a new last one on the last row.
 */
export const changedRow = (before: Fishbone, after: Fishbone, eye: number): number | undefined => {
  const [first, behind] = [sameRows(after, before), sameRows(after.toReversed(), before.toReversed())]
  const [fewer, more] = [Math.min(before.length, after.length), Math.max(before.length, after.length)]
  if (fewer === more) return first < more ? first : undefined
  if (first + behind < fewer) return Math.min(first, after.length - 1)
  const goesOn = after.length > before.length && eye === before.length - 1
  const nearest = goesOn ? first : Math.min(Math.max(eye, fewer - behind), first)
  return Math.min(nearest, after.length - 1)
}

const sameRow = (one: Row, other: Row | undefined): boolean =>
  other !== undefined &&
  SIDES.every(
    (side) =>
      one[side].length === other[side].length &&
      one[side].every(({ dashed }, place) => dashed === other[side][place]?.dashed),
  )

const changeSide = (
  rows: Fishbone,
  index: number,
  side: Side,
  change: (roads: readonly SideRoad[]) => readonly SideRoad[],
): Fishbone => rows.map((row, at) => (at === index ? { ...row, [side]: change(row[side]) } : row))
