import { CELL_BORDER } from './boxSvg'
import type { EraseWith } from './erase'
import { markersOf } from './markers'
import { PAPER_PENS } from './printPen'
import type { CutMark, PlacedPage, SheetSide } from './sheet/side'
import { pageSvg, type NO_INK } from './sheetSvg'
import { svg, type SvgAttributes, type SvgNode } from './svgNode'
import { INK_COLOUR, PAPER_COLOUR, SHEET_FONT } from './textSvg'

/**
 * A side of the paper as SVG in millimetres, for browser print, PDF and files. Except for `eraseWith`, all get the same
 * SVG: without masks, style sheets, variables, percentages or modern colours, which the PDF writer does not support. On
 * screen, `SheetPages` puts the same parts together, one drawing after another. The document must have `PAPER_MARKERS`.
 */
export const sideSvg = (side: SheetSide, eraseWith: EraseWith | typeof NO_INK): SvgNode =>
  svg('svg', sideAttributes(side), [
    paperSvg(side),
    ...side.pages.map((placed) => svg('g', placeAttributes(placed), [pageSvg(placed.page, eraseWith)])),
  ])

/** The markers of all sides. */
export const PAPER_MARKERS: readonly SvgNode[] = markersOf(PAPER_PENS, INK_COLOUR)

/** A side as a document of its own, with its markers, for PDF and files. */
export const sideDocument = (side: SheetSide, eraseWith: EraseWith): SvgNode => {
  const { tag, attributes, children } = sideSvg(side, eraseWith)
  return svg(tag, attributes, [...PAPER_MARKERS, ...children])
}

export const sideAttributes = ({ paper: { width, height } }: SheetSide): SvgAttributes => ({
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: `0 0 ${width} ${height}`,
  'font-family': SHEET_FONT,
  // Letters keep the font's exact positions, as in the PDF, instead of whole pixels.
  'text-rendering': 'geometricPrecision',
  'data-testid': 'sheet',
})

/** The paper under the pages, with its cut marks. */
export const paperSvg = ({ paper: { width, height }, cutMarks: cuts }: SheetSide): SvgNode =>
  svg('g', {}, [svg('rect', { x: 0, y: 0, width, height, fill: PAPER_COLOUR, stroke: 'none' }), ...cuts.map(cutSvg)])

const cutSvg = ({ from, to }: CutMark): SvgNode =>
  svg('path', {
    d: `M${from.x} ${from.y}L${to.x} ${to.y}`,
    fill: 'none',
    stroke: INK_COLOUR,
    'stroke-width': CELL_BORDER,
  })

export const placeAttributes = ({ page, x, y }: PlacedPage): SvgAttributes => ({
  transform: `translate(${x} ${y})`,
  'data-page': page.number,
})
