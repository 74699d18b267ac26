import { CELL_PADDING } from '../constants'
import { contain, inflate, unionBoxOf, viewBoxOf, type Box } from '../geometry/bounds'
import { wayOf } from '../geometry/wayOf'
import { isCropped, type SheetOptions } from '../model/sheetOptions'
import type { Drawing, Size } from '../model/types'
import type { Cell } from './page'
import { printPen, printReach } from './pen'
import type { SheetContent } from './sheetContent'
import { drawingsIn, type SheetItem } from './sheetItems'

/** What all boxes have in common that show drawings at one scale. */
export interface Showing {
  readonly options: SheetOptions
  readonly canvas: Size
  /** What all of them show, in units, where they are cropped to it. */
  readonly crop: Box | undefined
  /** How large what they show is, in units. */
  readonly shown: Size
}

export const showingOf = ({ options, canvas }: SheetContent, items: readonly SheetItem[]): Showing => {
  const crop = isCropped(options) ? unionBoxOf(drawingsIn(items).map(({ elements }) => elements)) : undefined
  return { options, canvas, crop, shown: crop ?? canvas }
}

/** Around a drawing, for what reaches beyond the middle of its lines; with a margin where those go to the very edge. */
export const edgeOf = ({ options, crop }: Pick<Showing, 'options' | 'crop'>): number =>
  printReach(options.lineWeight) + (crop ? CELL_PADDING : 0)

/** A drawing as large as a room in its box allows. */
export const cellPicture = (
  showing: Showing,
  drawing: Drawing,
  room: Box,
): Pick<Cell, 'drawing' | 'way' | 'picture' | 'viewBox' | 'pen'> => {
  const { options, canvas, crop } = showing
  const shown = crop ?? viewBoxOf(canvas, drawing.elements)
  // However little room is left, some of it is for the drawing.
  const edge = Math.min(edgeOf(showing), room.width / 4, room.height / 4)
  const scale = contain(shown, inflate(room, -edge)).width / shown.width
  const viewBox = inflate(shown, edge / scale)
  const way = options.emphasis ? wayOf(drawing.elements) : undefined
  return { drawing, way, picture: contain(viewBox, room), viewBox, pen: printPen(options.lineWeight, scale) }
}
