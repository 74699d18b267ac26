import { describe, expect, it } from 'vitest'
import { ICON_SIZE } from '../../src/constants'
import { ICONS } from '../../src/model/icons'
import { LOOKS } from '../../src/model/looks'
import { LINE_WEIGHTS } from '../../src/model/sheet/sheetOptions'
import { isEraser, type DrawingElement, type KnownElement } from '../../src/model/types'
import { marksOf } from '../../src/render/inks'
import { inkRuns } from '../../src/render/marks'
import { EDITOR_PEN, PREVIEW_PEN, THUMBNAIL_PEN, type Pen } from '../../src/render/pen'
import { printPen } from '../../src/render/printPen'
import { element, elements } from '../support/arbitraries'
import { ARROW, DASHED, ERASER, LINE, stamp, stroke, svgPoints } from '../support/drawings'
import { must } from '../support/must'
import { fc } from '../support/properties'

/** The pen of a box on A4 with six columns. */
const PRINT_PEN = printPen('normal', 0.07)

/** A drawing as letters: I is ink, E an eraser. */
const drawn = (letters: string): DrawingElement[] => Array.from(letters, (letter) => (letter === 'E' ? ERASER : LINE))

describe('a drawing is a list of runs, each of ink and the erasers after it', () => {
  it.each([
    ['an empty drawing', '', []],
    ['ink alone', 'III', ['III']],
    ['ink, then an eraser', 'IIE', ['IIE']],
    ['consecutive erasers are one series', 'IEEE', ['IEEE']],
    ['ink after an eraser begins a new run', 'IEI', ['IE', 'I']],
    ['each series of erasers ends a run', 'IEIIEEIE', ['IE', 'IIEE', 'IE']],
    ['an eraser before any ink is dropped', 'EEI', ['I']],
    ['erasers alone make no run', 'EE', []],
  ])('%s', (_, letters, expected) => {
    const runs = inkRuns(drawn(letters))
    expect(runs.map(({ ink, erasers }) => 'I'.repeat(ink.length) + 'E'.repeat(erasers.length))).toEqual(expected)
  })

  it('an icon is ink', () => {
    expect(inkRuns([stamp(1, 2), ERASER])).toEqual([{ ink: [stamp(1, 2)], erasers: [ERASER.points] }])
  })

  it('no ink is lost or reordered, and only erasers before all ink are dropped', () => {
    fc.assert(
      fc.property(elements, (all) => {
        const runs = inkRuns(all)
        expect(runs.flatMap(({ ink }) => ink)).toEqual(all.filter((one) => !isEraser(one)))
        const firstInk = all.findIndex((one) => !isEraser(one))
        const effective = firstInk < 0 ? [] : all.slice(firstInk).filter(isEraser)
        expect(runs.flatMap(({ erasers }) => erasers)).toEqual(effective.map(({ points }) => points))
      }),
    )
  })

  it('every run has ink, and every run but the last has erasers', () => {
    fc.assert(
      fc.property(elements, (all) => {
        const runs = inkRuns(all)
        expect(runs.every(({ ink }) => ink.length > 0)).toBe(true)
        expect(runs.slice(0, -1).every(({ erasers }) => erasers.length > 0)).toBe(true)
      }),
    )
  })

  it('an eraser erases ink before it, and never ink after it', () => {
    fc.assert(
      fc.property(elements, (all) => {
        const runs = inkRuns(all)
        runs.forEach((run, index) => {
          for (const points of run.erasers) {
            const place = all.findIndex((one) => isEraser(one) && one.points === points)
            const before = all.slice(0, place).filter((one) => !isEraser(one))
            expect(runs.slice(0, index + 1).flatMap(({ ink }) => ink)).toEqual(before)
          }
        })
      }),
    )
  })
})

/** The kinds of marks of an element, and the markers at its ends. */
const kinds = (one: KnownElement): string[] =>
  marksOf(one, EDITOR_PEN).flatMap((mark) => (mark.kind === 'line' ? ['line'].concat(mark.ends ?? []) : mark.kind))

describe('the marks of a stroke', () => {
  it.each([
    ['a line is one line', LINE, ['line']],
    ['an arrow has a head', stroke(svgPoints('0,0 90,0'), { arrow: true }), ['line', 'arrow']],
    ['a ball has a ball', stroke(svgPoints('0,0 90,0'), { circle: true }), ['line', 'ball']],
    ['an arrow with a ball has both', ARROW, ['line', 'arrow', 'ball']],
    ['a dot has no direction, so no head', stroke([[5, 5]], { arrow: true }), ['line']],
    ['an icon is an icon', stamp(5, 6, 7), ['icon']],
    ['an icon that the catalogue does not have is one icon', stamp(5, 6, 999), ['icon']],
  ])('%s', (_, one, expected) => {
    expect(kinds(one)).toEqual(expected)
  })

  it('a line follows its points', () => {
    expect(marksOf(DASHED, EDITOR_PEN)).toEqual([{ kind: 'line', d: 'M10 300L110 300', dash: EDITOR_PEN.dash }])
  })

  it('a dot is never dashed, since it would disappear', () => {
    expect(marksOf(stroke([[5, 5]], { dashed: true }), EDITOR_PEN)).toEqual([{ kind: 'line', d: 'M5 5L5.1 5' }])
  })

  it.each(LOOKS.filter((look) => look !== 'erase'))('%s is visible', (look) => {
    expect(marksOf({ ...LINE, [look]: true }, EDITOR_PEN)).not.toEqual(marksOf(LINE, EDITOR_PEN))
  })

  it.each([
    ['with an arrow goes on by a hair in the direction in which it ends', { arrow: true }, 'M200 600L200 100l0 -0.02'],
    ['without an arrow ends at its last point', { circle: true }, 'M200 600L200 100'],
  ])('a line %s', (_, looks, d) => {
    expect(marksOf(stroke(svgPoints('200,600 200,100'), looks), EDITOR_PEN)).toMatchObject([{ d }])
  })

  it('the hair of a line that ends in jitter has the direction of its last twenty units', () => {
    const [mark] = marksOf(stroke(svgPoints('0,0 50,0 100,0 100,2'), { arrow: true }), EDITOR_PEN)
    const hair =
      /l(\S+) (\S+)$/
        .exec(mark?.kind === 'line' ? mark.d : '')
        ?.slice(1)
        .map(Number) ?? []
    expect(Math.hypot(...hair)).toBeCloseTo(0.02, 4)
    expect(Math.abs(Math.atan2(must(hair[1]), must(hair[0])))).toBeLessThan(0.2)
  })

  it('an icon keeps its place, and the multiplier of the catalogue', () => {
    expect(marksOf(stamp(5, 6, 7), EDITOR_PEN)).toEqual([{ kind: 'icon', x: 5, y: 6, index: 7, scale: 2 }])
  })

  it('no mark contains an invalid number', () => {
    fc.assert(
      fc.property(element, fc.constantFrom(EDITOR_PEN, PREVIEW_PEN, THUMBNAIL_PEN, PRINT_PEN), (one, pen) => {
        expect(JSON.stringify(marksOf(one, pen))).not.toMatch(/NaN|Infinity|null|undefined|e[+-]?\d/)
      }),
    )
  })
})

describe('on paper', () => {
  const { width } = PRINT_PEN

  it('dashes begin and end with ink and are at least 1.5 pen widths long; a short stroke shows three', () => {
    const dashed = fc.double({ min: width + 0.1, max: 1_000, noNaN: true })
    fc.assert(
      fc.property(dashed, (length) => {
        const [on, off] = must(
          marksOf(
            stroke(
              [
                [0, 0],
                [length, 0],
              ],
              { dashed: true },
            ),
            PRINT_PEN,
          ).flatMap((mark) => (mark.kind === 'line' ? [mark.dash] : []))[0],
        )
        const dashes = (length + off) / (on + off)
        expect(Math.abs(dashes - Math.round(dashes))).toBeLessThan(1e-6)
        expect(Math.round(dashes)).toBeGreaterThanOrEqual(3)
        expect(Math.round(dashes) === 3 || on >= 1.5 * width).toBe(true)
      }),
    )
  })

  it('dashes on a stroke no longer than its width are a dot', () => {
    const short = stroke(
      [
        [0, 0],
        [width / 2, 0],
      ],
      { dashed: true },
    )
    expect(marksOf(short, PRINT_PEN).map((mark) => 'dash' in mark)).toEqual([false])
  })

  it('an icon is at least 7 mm wide, with lines as wide as the pen', () => {
    for (const scale of [0.03, 0.05, 0.07, 0.1, 0.2])
      for (const index of ICONS.keys()) {
        const [mark] = marksOf(stamp(5, 6, index), printPen('normal', scale))
        if (mark?.kind !== 'icon') throw new Error('An icon is an icon')
        expect(mark.scale * ICON_SIZE * scale).toBeGreaterThanOrEqual(7 - 1e-9)
        expect(must(mark.lineWidth) * mark.scale * scale).toBeCloseTo(0.95)
      }
  })
})

describe('the icon catalogue', () => {
  it('has its names and sizes in the order of the contract', () => {
    expect(ICONS.slice(0, 9).map(({ label, multiplier }) => `${label} ${multiplier}`)).toEqual([
      'Bareel 1.5',
      'CP 1.2',
      'Kerk 1',
      'Huis 1',
      'Spoor 1',
      'Spoor 2 1',
      'Stilte 1',
      'Boom 2',
      'Water 1',
    ])
  })

  it('has its later icons in the order in which drawings store them', () => {
    expect(ICONS.slice(9).map(({ name }) => name)).toEqual([
      'bridge',
      'danger',
      'parking',
      'trafficLight',
      'signpost',
      'chapel',
      'stairs',
      'gate',
      'tunnel',
      'flag',
    ])
  })
})

describe('the pen of a scale', () => {
  it.each([
    ['the editor', EDITOR_PEN, { width: 9, eraseWidth: 40, dash: [15, 25], ball: 12 }, 32],
    ['the preview, 1.5', PREVIEW_PEN, { width: 10.5, eraseWidth: 40, dash: [15, 30], ball: 14 }, 43],
    ['a thumbnail, 3.2', THUMBNAIL_PEN, { width: 15.6, eraseWidth: 40, dash: [15, 30], ball: 20.8 }, 60],
  ])('%s', (_, pen, look, arrowLength) => {
    expect(pen.width).toBeCloseTo(look.width)
    expect(pen.eraseWidth).toBe(look.eraseWidth)
    expect(pen.dash).toEqual(look.dash)
    expect(pen.ball).toBeCloseTo(look.ball)
    expect(pen.arrow.length).toBeCloseTo(arrowLength)
  })

  it('has the chosen width on paper, and the proportions of the editor', () => {
    const share = 0.95 / 0.07 / EDITOR_PEN.width
    expect(PRINT_PEN.width).toBeCloseTo(EDITOR_PEN.width * share)
    expect(PRINT_PEN.ball).toBeCloseTo(EDITOR_PEN.ball * share)
    expect(PRINT_PEN.arrow.length).toBeCloseTo(EDITOR_PEN.arrow.length * share)
    expect(PRINT_PEN.eraseWidth).toBeCloseTo(EDITOR_PEN.eraseWidth + PRINT_PEN.width - EDITOR_PEN.width)
  })

  it.each([EDITOR_PEN, PREVIEW_PEN, THUMBNAIL_PEN, PRINT_PEN])(
    'hides the round end of a line of $width in the arrowhead',
    (pen) => {
      // The head is widest at its barbs and narrows to the tip; at the end of the line it is still as wide as the line.
      expect(2 * pen.arrow.offset * Math.tan(Math.PI / 6)).toBeGreaterThanOrEqual(pen.width)
    },
  )
})

/** The greatest distance between an eraser's middle and the middle of a line that it erases completely. */
const reach = ({ eraseWidth, width }: Pen): number => (eraseWidth - width) / 2

it('a line that is erased on screen is erased on paper, whatever its weight and the size of the box', () => {
  for (const lineWeight of LINE_WEIGHTS)
    for (const scale of [0.03, 0.05, 0.07, 0.1, 0.2])
      expect(reach(printPen(lineWeight, scale))).toBeGreaterThanOrEqual(reach(EDITOR_PEN) - 1e-9)
})
