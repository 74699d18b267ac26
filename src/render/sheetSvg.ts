import { boxAround, type Box } from '../geometry/bounds'
import { uncutLinesLast } from '../geometry/erasing/uncutLinesLast'
import { roadsEndAtBars } from '../geometry/junction/roadsEndAtBars'
import type { Drawing, DrawingElement } from '../model/types'
import { boxSvg, CELL_BORDER, CLOSE_BORDER, closeRowSvg, CORNER_RADIUS, rowSvg } from './boxSvg'
import { pictureSvg } from './drawingSvg'
import type { EraseWith } from './erase'
import { labelSvg } from './labels'
import { describedSvg, figureSvg, headingSvg, paragraphSvg, subheadingSvg } from './partSvg'
import type { Shape } from './shape'
import { shapesSvg } from './shapeSvg'
import type { Cell, Bordered, Page, PageBody, PrintedFishbone, TextBox, TextPart } from './sheet/page'
import { SAFETY_BORDER, SAFETY_RULE } from './sheet/safetyStrip'
import type { SafetyStrip } from './sheet/safetyStrip'
import { svg, type SvgNode } from './svgNode'
import { INK_COLOUR, lineSvg, PAPER_COLOUR } from './textSvg'

/** View box of artwork such as the logo. */
const ARTWORK = { x: 0, y: 0, width: 100, height: 100 }

/** Replaces `EraseWith` to leave out the drawings, which are most of the work but contain no text. */
export const NO_INK = 'no ink'

/** A page as SVG, in millimetres from its top left corner, in the order in which it is read. */
export const pageSvg = (page: Page, eraseWith: EraseWith | typeof NO_INK): SvgNode =>
  svg('g', {}, [...headSvg(page), ...drawingsOn(page).map(({ draw }) => draw(eraseWith)), ...footSvg(page)])

/** Everything on a page except its drawings. */
export const frameSvg = (page: Page): readonly SvgNode[] => [...headSvg(page), ...footSvg(page)]

/** What is read before the drawings. The head of a later page only repeats that of the first. */
const headSvg = ({ number, logo, name, facts, body }: Page): readonly SvgNode[] => {
  return [
    placedSvg(logo, ARTWORK, shapesSvg(LOGO_SHAPES, INK_COLOUR)),
    ...(number === 1 ? [...headingSvg(name), ...paragraphSvg(facts)] : [name, ...facts].flatMap(lineSvg)),
    ...body.texts.filter((text) => isReadFirst(text, body)).map(textBoxSvg),
  ]
}

const footSvg = ({ safety, footer, version, credit, body }: Page): readonly SvgNode[] => [
  ...body.texts.filter((text) => !isReadFirst(text, body)).map(textBoxSvg),
  ...paragraphSvg(credit),
  ...safetySvg(safety),
  ...lineSvg(footer),
  ...lineSvg(version),
]

/** Whether a text stands before the first drawing: above it, or on its left. */
const isReadFirst = ({ frame }: TextBox, body: PageBody): boolean => {
  const first = body.kind === 'cells' ? body.cells[0]?.frame : body.fishbone.strips[0]?.at
  if (!first) return true
  return frame.y < first.y || (frame.y === first.y && frame.x < first.x)
}

const textBoxSvg = (box: TextBox): SvgNode =>
  svg('g', { 'data-testid': 'text' }, [...borderSvg(box), ...(box.parts ?? usualParts(box)).flatMap(textPartSvg)])

const usualParts = ({ lines, samples }: TextBox): readonly TextPart[] => [
  { kind: 'paragraph', lines },
  { kind: 'picture', pictures: samples, lines: [] },
]

const textPartSvg = (part: TextPart): readonly SvgNode[] => {
  if (part.kind !== 'picture') return part.kind === 'heading' ? subheadingSvg(part.lines) : paragraphSvg(part.lines)
  const { pictures, lines, description } = part
  const drawn = [
    ...pictures.map(({ at, viewBox, node }) => placedSvg(at, viewBox, [node])),
    ...lines.flatMap((line) => lineSvg(line)),
  ]
  return description === undefined ? drawn : [describedSvg(description, boxAround(pictures.map(({ at }) => at)), drawn)]
}

const borderSvg = ({ frame, border, row, isClose = false }: Bordered): readonly SvgNode[] => {
  if (row) return [...(border ? rowSvg(frame, row) : []), ...(isClose ? [closeRowSvg(frame)] : [])]
  if (!border && !isClose) return []
  return [boxSvg(frame, isClose ? CLOSE_BORDER : CELL_BORDER)]
}

const safetySvg = ({ box, lines, blank }: SafetyStrip): readonly SvgNode[] => [
  svg('rect', { ...box, rx: CORNER_RADIUS, fill: 'none', stroke: INK_COLOUR, 'stroke-width': SAFETY_BORDER }),
  ...paragraphSvg(lines),
  ...(blank ? [svg('rect', { ...blankBox(blank), fill: INK_COLOUR, stroke: 'none' })] : []),
]

/** Filled, not stroked: PDF viewers align thin strokes to whole pixels, which halves the line. */
const blankBox = ({ from, to, y }: NonNullable<SafetyStrip['blank']>): Box => ({
  x: from,
  y: y - SAFETY_RULE / 2,
  width: to - from,
  height: SAFETY_RULE,
})

export interface PrintedDrawing {
  readonly number: number
  readonly draw: (eraseWith: EraseWith | typeof NO_INK) => SvgNode
}

/** The drawings of any kind of page. Each is drawn by itself, so that the screen can pause between two. */
export const drawingsOn = ({ number: page, body }: Page): readonly PrintedDrawing[] => {
  switch (body.kind) {
    case 'cells':
      return body.cells.map((cell) => ({
        number: cell.number,
        // The ids of eraser definitions must be unique among all pages.
        draw: (eraseWith) => cellSvg(cell, `page${page}-cell${cell.number}`, eraseWith),
      }))
    case 'fishbone':
      return [{ number: body.fishbone.number, draw: () => fishboneSvg(body.fishbone) }]
  }
}

const cellSvg = (cell: Cell, id: string, eraseWith: EraseWith | typeof NO_INK): SvgNode =>
  svg('g', { 'data-testid': 'cell' }, [
    ...borderSvg(cell),
    ...(cell.tick ? [tickSvg(cell.tick)] : []),
    ...paragraphSvg(cell.lines),
    figureSvg(cell.number, cell.picture, [placedSvg(cell.picture, cell.viewBox, cellContent(cell, id, eraseWith))]),
  ])

const tickSvg = (square: Box): SvgNode =>
  svg('rect', { ...square, fill: 'none', stroke: INK_COLOUR, 'stroke-width': CELL_BORDER })

/** The ink of a drawing and its labels, in units. */
export const cellContent = (
  { viewBox, drawing, ink = printedInk(drawing), labels, pen, routeInk }: Cell,
  id: string,
  eraseWith: EraseWith | typeof NO_INK,
): readonly SvgNode[] => {
  const style = { pen, colour: INK_COLOUR, routeInk }
  const picture = eraseWith === NO_INK ? [] : [pictureSvg(ink, viewBox, id, { ...style, eraseWith })]
  const texts = (isUnder: boolean): readonly SvgNode[] =>
    labels.filter((label) => label.isUnder === isUnder).map((label) => labelSvg(label, INK_COLOUR, PAPER_COLOUR))
  return [...texts(true), ...picture, ...texts(false)]
}

/** The elements of a drawing as they are printed, computed once per drawing: blocked roads end, uncut lines come last. */
export const printedInk = ({ elements }: Drawing): readonly DrawingElement[] => uncutLinesLast(roadsEndAtBars(elements))

const fishboneSvg = ({ number, lines, strips, rules }: PrintedFishbone): SvgNode =>
  svg('g', { 'data-testid': 'cell' }, [
    ...paragraphSvg(lines),
    ...rules.map(({ x, y, height }) =>
      svg('rect', { x: x - CELL_BORDER / 2, y, width: CELL_BORDER, height, fill: INK_COLOUR, stroke: 'none' }),
    ),
    figureSvg(
      number,
      boxAround(strips.map(({ at }) => at)),
      strips.map(({ at, viewBox, node }) => placedSvg(at, viewBox, [node])),
    ),
  ])

const placedSvg = (at: Box, viewBox: Box, children: readonly SvgNode[]): SvgNode => {
  const scale = at.width / viewBox.width
  const transform = `translate(${at.x - viewBox.x * scale} ${at.y - viewBox.y * scale}) scale(${scale})`
  return svg('g', { transform }, children)
}

/** The logo, in the square 0…100: ball, road, a side road not taken, a bend and the arrow. */
const LOGO_SHAPES: readonly Shape[] = [
  { paint: 'fill', d: 'M25 82.5 A14.5 14.5 0 1 1 54 82.5 A14.5 14.5 0 1 1 25 82.5 Z' },
  { paint: 'stroke', d: 'M39.5 82.5 V43 C39.5 31 45.5 25 57.5 25 H70', width: 11 },
  { paint: 'stroke', d: 'M38.5 56 H9.5', width: 11 },
  { paint: 'fill', d: 'M69 7 L95 25 L69 43 Z' },
  { paint: 'stroke', d: 'M69 7 L95 25 L69 43 Z', width: 4 },
]
