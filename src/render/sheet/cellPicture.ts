import { CELL_PADDING } from '../../constants'
import { contain, grow, unionBoxOf, viewBoxOf, type Box } from '../../geometry/bounds'
import { routeInkOf } from '../../geometry/junction/routeInk'
import { isCropped, type SheetOptions } from '../../model/sheet/sheetOptions'
import type { Drawing, Size } from '../../model/types'
import { printedLabels } from '../labels'
import { printPen, printReach } from '../printPen'
import type { Cell } from './page'
import type { SheetContent } from './sheetContent'
import { drawingsIn, type SheetItem } from './sheetItems'
import type { Typeface } from './sheetText'

/** Keeps the halo of a label off the border of its box, in millimetres. */
const LABEL_EDGE = 0.3

/** Properties shared by all boxes that show drawings at one scale. */
export interface Showing {
  readonly options: SheetOptions
  readonly canvas: Size
  /** The common view box of cropped boxes, in units. */
  readonly crop: Box | undefined
  /** The size of the view box, in units. */
  readonly shown: Size
}

export const showingOf = ({ options, canvas }: SheetContent, items: readonly SheetItem[]): Showing => {
  const crop = isCropped(options) ? unionBoxOf(drawingsIn(items).map(({ elements }) => elements)) : undefined
  return { options, canvas, crop, shown: crop ?? canvas }
}

/** Padding around a drawing for the half width of its lines; more when lines may reach the edge of the view box. */
export const paddingOf = (
  { options, crop }: Pick<Showing, 'options' | 'crop'>,
  { width }: Pick<Box, 'width'>,
): number => printReach(options.lineWeight, width) + (crop ? CELL_PADDING : 0)

/** The picture of a drawing, as large as its room allows. */
export const cellPicture = (
  showing: Showing,
  drawing: Drawing,
  room: Box,
  typeface: Typeface,
): Pick<Cell, 'drawing' | 'labels' | 'routeInk' | 'picture' | 'viewBox' | 'pen'> => {
  const { options, canvas, crop } = showing
  const shown = crop ?? viewBoxOf(canvas, drawing.elements)
  // The padding leaves room for the drawing, however small its box.
  const edge = Math.min(paddingOf(showing, room), room.width / 4, room.height / 4)
  const scale = contain(shown, grow(room, -edge)).width / shown.width
  const viewBox = grow(shown, edge / scale)
  const routeInk = options.emphasis ? routeInkOf(drawing.elements) : undefined
  const pen = printPen(options.lineWeight, scale, room.width)
  const labels = printedLabels(drawing.elements, grow(viewBox, -LABEL_EDGE / scale), pen, typeface)
  return { drawing, labels, routeInk, picture: contain(viewBox, room), viewBox, pen }
}
