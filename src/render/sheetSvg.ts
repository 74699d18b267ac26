import { CELL_BORDER, CELL_NUMBER_SIZE, PAPER } from '../constants'
import { pictureSvg } from './drawingSvg'
import type { EraseWith } from './erase'
import { LOGO_SHAPES } from './logoShapes'
import { PRINT_PEN } from './pen'
import { shapesSvg } from './shapeSvg'
import type { Cell, Page, TextLine } from './sheet'
import { svg, type SvgNode } from './svgNode'

export const INK = '#000000'
const HAIRLINE = '#999999'
/** The typeface of the sheet, registered under this name in the style sheet and in the PDF alike. */
export const SHEET_FONT = 'Inter Medium'
/** Artwork such as the logo is drawn in a square of this side. */
const ARTWORK_SIDE = 100

/**
 * A page as SVG in millimetres, the same for screen and PDF: the PDF writer knows no masks, style sheets, variables,
 * percentages or modern colours, so there are none, and the two differ in nothing but the way of erasing.
 */
export const pageSvg = (page: Page, eraseWith: EraseWith): SvgNode =>
  svg(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${PAPER.width} ${PAPER.height}`,
      'font-family': SHEET_FONT,
      'data-testid': 'sheet',
    },
    [
      svg('rect', { x: 0, y: 0, ...PAPER, fill: '#ffffff', stroke: 'none' }),
      placed(page.logo.x, page.logo.y, page.logo.width / ARTWORK_SIDE, shapesSvg(LOGO_SHAPES, INK)),
      textSvg(page.name),
      textSvg(page.phone),
      ...page.cells.map((cell) => cellSvg(cell, `page${page.number}-cell${cell.number}`, eraseWith)),
      textSvg(page.footer),
    ],
  )

const cellSvg = ({ number, frame, picture, viewBox, drawing }: Cell, id: string, eraseWith: EraseWith): SvgNode => {
  const scale = picture.width / viewBox.width
  const ink = pictureSvg(drawing.elements, viewBox, id, { pen: PRINT_PEN, colour: INK, eraseWith })
  return svg('g', { 'data-testid': 'cell' }, [
    svg('rect', { ...frame, rx: 1, fill: 'none', stroke: HAIRLINE, 'stroke-width': CELL_BORDER }),
    textSvg({
      text: String(number),
      size: CELL_NUMBER_SIZE,
      x: frame.x + CELL_NUMBER_SIZE / 3,
      baseline: frame.y + CELL_NUMBER_SIZE * 1.1,
    }),
    placed(picture.x - viewBox.x * scale, picture.y - viewBox.y * scale, scale, [ink]),
  ])
}

const placed = (x: number, y: number, scale: number, children: readonly SvgNode[]): SvgNode =>
  svg('g', { transform: `translate(${x} ${y}) scale(${scale})` }, children)

const textSvg = ({ text, size, x, baseline }: TextLine): SvgNode =>
  svg('text', { x, y: baseline, 'font-size': size, fill: INK, stroke: 'none' }, [text])
