import type { DrawingId } from '../../../model/types'

/** The id of a tile's element. */
export const tileId = (drawing: DrawingId): string => `tile-${drawing}`

export const tileOf = (drawing: DrawingId): HTMLElement | null => document.getElementById(tileId(drawing))

/** The drawing whose tile contains an event's target. */
export const drawingAt = (target: EventTarget): DrawingId | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-drawing]')?.dataset.drawing : undefined

/** @returns false while the tile is empty */
export const focusTile = (drawing: DrawingId): boolean => {
  const target = tileOf(drawing)?.querySelector<HTMLElement>('a, input')
  target?.focus()
  return target !== undefined && target !== null
}

/** Moves the focus between tiles, including the add tile at the end. Returns false at the ends of the grid. */
export const moveFocus = (list: HTMLElement, from: Element, key: string): boolean => {
  const tiles = [...list.children]
  const index = tiles.findIndex((tile) => tile.contains(from))
  const indexAfter = INDEX_AFTER[key]
  if (index < 0 || !indexAfter) return false
  const to = tiles[indexAfter(index, columnsOf(tiles), tiles.length - 1)]
  const target = to?.querySelector<HTMLElement>('a, input, button')
  target?.focus()
  return target !== undefined && target !== null
}

type IndexAfter = (index: number, columns: number, last: number) => number

const INDEX_AFTER: Readonly<Record<string, IndexAfter>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index, columns) => index - columns,
  ArrowDown: (index, columns, last) => (index + columns > last && index < last ? last : index + columns),
  Home: () => 0,
  End: (_place, _columns, last) => last,
}

const columnsOf = (tiles: readonly Element[]): number => {
  const top = tiles[0]?.getBoundingClientRect().top
  const inRow = tiles.findIndex((tile) => tile.getBoundingClientRect().top !== top)
  return inRow < 0 ? tiles.length : inRow
}
