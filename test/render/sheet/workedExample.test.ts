import { describe, expect, it } from 'vitest'
import { SMALLEST_TEXT } from '../../../src/constants'
import { readJunction } from '../../../src/geometry/junction/readJunction'
import { writeJunction } from '../../../src/geometry/junction/writeJunction'
import { DEFAULT_SHEET } from '../../../src/model/sheet/defaultSheet'
import type { SheetOptions } from '../../../src/model/sheet/sheetOptions'
import { LEGEND_SIZE } from '../../../src/render/sheet/signSample'
import {
  EXAMPLE_CANVAS,
  EXAMPLE_JUNCTION,
  setExample,
  type SetExample,
  type WorkedExample,
} from '../../../src/render/sheet/workedExample'
import { en } from '../../../src/ui/words/en'
import { junctionText } from '../../../src/ui/words/junctionText'
import { nl } from '../../../src/ui/words/nl'
import { must } from '../../support/must'
import { overlap } from '../../support/overlap'
import { sheetTypeface } from '../../support/paper/sheetFont'
import { everyNode, tagged } from '../../support/paper/svg'

const TYPEFACE = sheetTypeface()
/** The most room that the example may take beside an explanation, in millimetres. */
const MOST = { width: 60, height: 30 }

const wordsOf = ({ entry, exit, leave, distance, description }: typeof en.export.example): WorkedExample => ({
  captions: { entry, exit, leave, distance },
  description,
})

const exampleWith = (example: WorkedExample, options: Partial<SheetOptions> = {}, size = LEGEND_SIZE): SetExample =>
  setExample(example, size, { ...DEFAULT_SHEET, ...options }, TYPEFACE)

const boxesOf = ({ lines }: SetExample) =>
  lines.map(({ x, baseline, width, size }) => ({ x, y: baseline - 0.727 * size, width, height: 0.927 * size }))

/** The middles of the roads, in steps of a tenth of a millimetre. */
const roadsOf = ({ pictures: [drawn] }: SetExample) => {
  const { at, viewBox } = must(drawn)
  const scale = at.width / viewBox.width
  return writeJunction(EXAMPLE_JUNCTION, EXAMPLE_CANVAS).flatMap(({ points }) =>
    points.slice(1).flatMap((to, index) => {
      const from = must(points[index])
      const steps = Math.ceil((Math.hypot(to.x - from.x, to.y - from.y) * scale) / 0.1)
      return Array.from({ length: steps + 1 }, (_, step) => ({
        x: at.x + (from.x + ((to.x - from.x) * step) / steps - viewBox.x) * scale,
        y: at.y + (from.y + ((to.y - from.y) * step) / steps - viewBox.y) * scale,
      }))
    }),
  )
}

/** The widths of all lines of its drawing, in millimetres. */
const widthsOf = ({ pictures: [drawn] }: SetExample): readonly number[] => {
  const { at, viewBox, node } = must(drawn)
  return everyNode(node).flatMap(({ attributes }) => {
    const width = attributes['stroke-width']
    return width === undefined ? [] : [(Number(width) * at.width) / viewBox.width]
  })
}

const ticksIn = ({ pictures }: SetExample): number => pictures.flatMap(({ node }) => tagged(node, 'circle')).length

describe.each([
  ['English', en],
  ['Dutch', nl],
])('the worked example in %s', (_, words) => {
  const example = wordsOf(words.export.example)

  it.each([LEGEND_SIZE, SMALLEST_TEXT])('takes little room with type of %f mm', (size) => {
    const { width, height, lines } = exampleWith(example, {}, size)
    expect(width).toBeLessThanOrEqual(MOST.width)
    expect(height).toBeLessThanOrEqual(MOST.height)
    expect(new Set(lines.map((line) => line.size))).toEqual(new Set([size]))
  })

  it.each(['light', 'heavy'] as const)('covers neither its roads nor another caption, with %s lines', (lineWeight) => {
    const set = exampleWith(example, { lineWeight, emphasis: true })
    const boxes = boxesOf(set)
    for (const [index, box] of boxes.entries()) {
      for (const { x, y } of roadsOf(set))
        expect(overlap(box, { x: x - 1, y: y - 1, width: 2, height: 2 }, 0)).toBe(false)
      for (const other of boxes.slice(index + 1)) expect(overlap(box, other, 1e-6)).toBe(false)
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(-1e-6)
      expect(box.x + box.width).toBeLessThanOrEqual(set.width + 1e-6)
      expect(box.y + box.height).toBeLessThanOrEqual(set.height + 1e-6)
    }
  })

  it('is described with the sentence that the app says of such a drawing', () => {
    const text = must(junctionText(words.junctions, readJunction(writeJunction(EXAMPLE_JUNCTION, EXAMPLE_CANVAS))))
    expect(example.description.endsWith(` ${text}`)).toBe(true)
  })
})

describe('the worked example', () => {
  const example = wordsOf(en.export.example)

  it('is drawn with the pen of a box, and a wider route where the sheet has it', () => {
    expect(Math.min(...widthsOf(exampleWith(example)))).toBeCloseTo(0.95)
    expect(Math.max(...widthsOf(exampleWith(example)))).toBeCloseTo(0.95)
    expect(Math.max(...widthsOf(exampleWith(example, { emphasis: true })))).toBeCloseTo(1.5 * 0.95)
  })

  it('says all four captions, and marks where the distance is true', () => {
    const set = exampleWith(example)
    const said = set.lines.map(({ text }) => text).join(' ')
    expect(said).toBe('leave this go here you come from here the distance is true here')
    expect(ticksIn(set)).toBe(1)
  })

  it('points to no distance where there is none', () => {
    const set = exampleWith({ ...example, captions: { ...example.captions, distance: undefined } })
    expect(set.lines.map(({ text }) => text).join(' ')).toBe('leave this go here you come from here')
    expect(ticksIn(set)).toBe(0)
  })

  it('can be in the smallest type, whatever that of the legend', () => {
    const [usual, small] = [exampleWith(example), exampleWith({ ...example, isSmall: true })]
    expect(small.lines.every(({ size }) => size === SMALLEST_TEXT)).toBe(true)
    expect(small.height / usual.height).toBeCloseTo(SMALLEST_TEXT / LEGEND_SIZE, 1)
  })
})
