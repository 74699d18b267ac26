import {
  CAP_HEIGHT,
  FIRST_ROW_Y,
  ICON_SIZE,
  STRIP_LETTER_RADIUS,
  LEGEND_SAMPLE,
  SIDE_ROAD_LENGTH,
  STRIP_NUMBER_GAP,
  STRIP_TEXT_SIZE,
} from '../../src/constants'
import type { Box } from '../../src/geometry/bounds'
import { drawnLine } from '../../src/geometry/line/curve'
import { moved } from '../../src/geometry/transform'
import { sideStrokesOf, SPINE_TOP, SPINE_X, spineStroke, type Fishbone } from '../../src/model/fishbone/fishbone'
import { PLAIN } from '../../src/model/looks'
import type { SheetOptions } from '../../src/model/sheet/sheetOptions'
import { isKnown, isStamp, isStroke, type DrawingElement, type Point, type Stroke } from '../../src/model/types'
import { marksOf } from '../../src/render/marks'
import type { Cell, Page, TextBox } from '../../src/render/sheet/page'
import { type Pen } from '../../src/render/pen'
import { printPen, stripPen } from '../../src/render/printPen'
import { lineAt, type TextLine, type Typeface } from '../../src/render/sheet/sheetText'
import type { Sign } from '../../src/render/legend/signs'
import type { PlacedSvg } from '../../src/render/svgNode'
import { ENDS_HEIGHT } from '../../src/render/stripSvg'
import { linesOn } from '../../test/support/paper/sheets'
import { plainDistance } from '../../test/support/plane'
import type { Digit, DrawnSigns, SignEnd, SignIcon, SignLine, Signs } from './signs'

/** An end this near to another line, in pen widths, is a joint without ball or arrowhead. */
const JOINT = 4

/** The signs in the boxes or rows of a page, and the digits of all its text. */
export const signsInBoxes = (page: Page, typeface: Typeface): Signs => {
  const cells = page.body.kind === 'cells' ? page.body.cells : []
  return { ...together(cells.map(signsInCell)), digits: linesOn(page).flatMap((line) => digitsIn(line, typeface)) }
}

const together = (all: readonly DrawnSigns[]): DrawnSigns => ({
  lines: all.flatMap(({ lines }) => lines),
  ends: all.flatMap(({ ends }) => ends),
  icons: all.flatMap(({ icons }) => icons),
})

const signsInCell = ({ picture, viewBox, pen, drawing }: Cell): DrawnSigns =>
  signsOf(drawing.elements, pen, picture, viewBox)

/** The signs of elements in a box on paper. */
const signsOf = (elements: readonly DrawingElement[], pen: Pen, at: Box, viewBox: Box): DrawnSigns => {
  const scale = at.width / viewBox.width
  const toPaper = ({ x, y }: Point): Point => ({
    x: at.x + (x - viewBox.x) * scale,
    y: at.y + (y - viewBox.y) * scale,
  })
  const strokes = elements.filter(isStroke)
  const lines = strokes.map((stroke): SignLine => ({
    points: drawnLine(stroke.points).map(toPaper),
    pen: pen.width * scale,
    isDashed: stroke.dashed,
  }))
  const icons: readonly SignIcon[] = elements
    .filter(isKnown)
    .flatMap((element) =>
      isStamp(element)
        ? marksOf(element, pen).flatMap((mark) =>
            mark.kind === 'icon' ? [{ index: mark.index, ...toPaper(mark), side: ICON_SIZE * mark.scale * scale }] : [],
          )
        : [],
    )
  return { lines, ends: strokes.flatMap((stroke, index) => endsOf(stroke, index, lines)), icons }
}

/** The two ends of a stroke, except plain ones at joints. */
const endsOf = ({ circle, arrow }: Stroke, index: number, lines: readonly SignLine[]): readonly SignEnd[] => {
  const line = lines[index]
  if (!line) return []
  const others = lines.filter((other) => other !== line)
  const backward = { ...line, points: line.points.toReversed() }
  const ends: readonly SignEnd[] = [
    { line, kind: circle ? 'ball' : 'plain' },
    { line: backward, kind: arrow ? 'arrowhead' : 'plain' },
  ]
  return ends.filter(
    ({ line: { points, pen }, kind }) =>
      kind !== 'plain' || others.every((other) => points[0] && plainDistance(points[0], other.points) > JOINT * pen),
  )
}

const digitsIn = ({ runs, size, x, baseline }: TextLine, typeface: Typeface): readonly Digit[] => {
  let from = x
  return runs.flatMap(({ text, width, isBold = false, outline }) => {
    const left = from
    from += width * size
    if (outline) return []
    return Array.from(text.matchAll(/\d/g), ({ 0: digit, index }): Digit => ({
      digit,
      x: left + typeface.widthOf(text.slice(0, index)) * size,
      baseline,
      size,
      width: typeface.widthOf(digit) * size,
      isBold,
    }))
  })
}

/** The signs of a fish-bone on these pages. */
export const signsInStrips = (
  pages: readonly Page[],
  rows: Fishbone,
  options: SheetOptions,
  typeface: Typeface,
): readonly Signs[] => {
  const pen = stripPen(options)
  const strips = pages.map(({ body }) => (body.kind === 'fishbone' ? body.fishbone.strips : []))
  const all = strips.flat()
  const pitch = (all.reduce((sum, { viewBox }) => sum + viewBox.height - ENDS_HEIGHT, 0) || 0) / rows.length
  let walked = 0
  return pages.map((page, index) => {
    const inStrips = (strips[index] ?? []).map((strip) => {
      const count = Math.round((strip.viewBox.height - ENDS_HEIGHT) / pitch)
      const own = rows.slice(rows.length - walked - count, rows.length - walked)
      const ends = { circle: walked === 0, arrow: walked + count === rows.length }
      walked += count
      return signsInStrip(strip, own, walked, ends, pitch, pen, typeface)
    })
    const numbers = inStrips.flatMap(({ digits }) => digits)
    const others = linesOn(page).flatMap((line) => digitsIn(line, typeface))
    return { ...together(inStrips), digits: [...others, ...numbers] }
  })
}

const signsInStrip = (
  { at, viewBox }: PlacedSvg,
  rows: Fishbone,
  topNumber: number,
  ends: Pick<Stroke, 'circle' | 'arrow'>,
  pitch: number,
  pen: Pen,
  typeface: Typeface,
): Signs => {
  const bottom = FIRST_ROW_Y + pitch * rows.length - (ends.circle ? 0 : STRIP_LETTER_RADIUS)
  const spine = spineStroke(bottom, SPINE_TOP + (ends.arrow ? 0 : STRIP_LETTER_RADIUS), ends)
  const roads = rows.flatMap((row, index) =>
    sideStrokesOf([row], 0).map((road) => moved(road, { x: 0, y: pitch * index })),
  )
  const signs = signsOf([spine, ...roads], pen, at, viewBox)
  const scale = at.width / viewBox.width
  const right = at.x + (SPINE_X - SIDE_ROAD_LENGTH - STRIP_NUMBER_GAP - viewBox.x) * scale
  const size = STRIP_TEXT_SIZE * scale
  const digits = rows.flatMap((_, index) => {
    const middle = at.y + (FIRST_ROW_Y + pitch * index - viewBox.y) * scale
    const text = { text: String(topNumber - index), size }
    return digitsIn(lineAt(text, right, middle + (CAP_HEIGHT * size) / 2, 'end', typeface), typeface)
  })
  // When a strip continues in another one, its spine ends in a circle with a letter.
  return { ...signs, ends: signs.ends.filter(({ line, kind }) => kind !== 'plain' || line.points.length !== 2), digits }
}

/** The signs in the boxes of a legend; each box shows the samples in the same order. */
export const signsInLegend = (boxes: readonly TextBox[], shown: readonly Sign[], options: SheetOptions): Signs => {
  const inSamples = boxes.flatMap(({ samples }) =>
    samples.map(({ at }, index) => signsInSample(at, shown[index], options)),
  )
  return { ...together(inSamples), digits: [] }
}

const NO_SIGNS: DrawnSigns = { lines: [], ends: [], icons: [] }

const signsInSample = (at: Box, sign: Sign | undefined, options: SheetOptions): DrawnSigns => {
  const middle = { x: at.x + at.width / 2, y: at.y + at.height / 2 }
  if (typeof sign === 'number') return { ...NO_SIGNS, icons: [{ index: sign, ...middle, side: at.height }] }
  if (sign !== 'route' && sign !== 'paved' && sign !== 'unpaved') return NO_SIGNS
  const edge = sign === 'route' ? 2 : 1
  const y = LEGEND_SAMPLE.height / 2
  const road: Stroke = {
    ...PLAIN,
    dashed: sign === 'unpaved',
    circle: sign === 'route',
    arrow: sign === 'route',
    points: [
      { x: edge, y },
      { x: LEGEND_SAMPLE.width - edge, y },
    ],
  }
  return signsOf([road], printPen(options.lineWeight, 1), at, { x: 0, y: 0, ...LEGEND_SAMPLE })
}
