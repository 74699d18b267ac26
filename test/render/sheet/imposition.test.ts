import { describe, expect, it } from 'vitest'
import { SHEET_MARGIN } from '../../../src/constants'
import type { Box } from '../../../src/geometry/bounds'
import { IMPOSITIONS, ORIENTATIONS, PAPERS, type SheetOptions } from '../../../src/model/sheet/sheetOptions'
import type { Size } from '../../../src/model/types'
import { sidesOf } from '../../../src/render/sheet/imposition'
import { framePages } from '../../../src/render/sheet/sheet'
import { numbersOn, type SheetSide } from '../../../src/render/sheet/side'
import { NO_INK } from '../../../src/render/sheetSvg'
import { sideSvg } from '../../../src/render/sideSvg'
import { svgPoints } from '../../support/drawings'
import { must } from '../../support/must'
import { cellsOn, emptyDrawings, sheetSidesOf, sheetContent, TYPEFACE } from '../../support/paper/sheets'
import { tagged } from '../../support/paper/svg'
import { fc } from '../../support/properties'

/** The sides for this many empty pages. */
const sidesWith = (count: number, options: Partial<SheetOptions>): readonly SheetSide[] => {
  const content = sheetContent({ options })
  const bodies = Array.from({ length: count }, () => ({ kind: 'cells', cells: [], texts: [] }) as const)
  return sidesOf(framePages(content, bodies, TYPEFACE), content.options)
}

const PAPER = { paper: fc.constantFrom(...PAPERS), orientation: fc.constantFrom(...ORIENTATIONS) }
const COUNT = fc.integer({ min: 1, max: 41 })

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1)

const boxesOn = ({ pages }: SheetSide): readonly Box[] => pages.map(({ page: { size }, x, y }) => ({ x, y, ...size }))

/** The halves of paper folded across its long side: left and right, or top and bottom. */
const halvesOf = ({ width, height }: Size): readonly [Box, Box] =>
  width > height
    ? [
        { x: 0, y: 0, width: width / 2, height },
        { x: width / 2, y: 0, width: width / 2, height },
      ]
    : [
        { x: 0, y: 0, width, height: height / 2 },
        { x: 0, y: height / 2, width, height: height / 2 },
      ]

/** The place on the back behind a part of the front, after flipping the paper over a short edge. */
const behind = (part: Box, paper: Size): Box =>
  paper.width > paper.height
    ? { ...part, x: paper.width - part.x - part.width }
    : { ...part, y: paper.height - part.y - part.height }

const pageIn = (side: SheetSide, part: Box): number | undefined =>
  side.pages.find((_, index) => JSON.stringify(boxesOn(side)[index]) === JSON.stringify(part))?.page.number

/**
 * The pages of a booklet in reading order: sides printed on both faces, stacked, folded in the middle, with the first
 * side outside and its second half in front.
 */
const readFolded = (sides: readonly SheetSide[]): readonly (number | undefined)[] => {
  const sheets = sides.flatMap((front, index) => (index % 2 === 0 ? [{ front, back: must(sides[index + 1]) }] : []))
  const halfOf = (sheet: (typeof sheets)[number], half: 0 | 1) => {
    const part = halvesOf(sheet.front.paper)[half]
    return { out: pageIn(sheet.front, part), in: pageIn(sheet.back, behind(part, sheet.front.paper)) }
  }
  const before = sheets.map((sheet) => halfOf(sheet, 1)).flatMap((leaf) => [leaf.out, leaf.in])
  const after = sheets
    .toReversed()
    .map((sheet) => halfOf(sheet, 0))
    .flatMap((leaf) => [leaf.in, leaf.out])
  return [...before, ...after]
}

describe('a booklet', () => {
  it('is read in order when printed on both sides, flipped on the short edge and folded', () => {
    fc.assert(
      fc.property(fc.record(PAPER), COUNT, (paper, count) => {
        const sides = sidesWith(count, { ...paper, imposition: 'booklet' })
        const places = 4 * Math.ceil(count / 4)
        expect(sides).toHaveLength(places / 2)
        expect(readFolded(sides)).toEqual(upTo(places).map((number) => (number <= count ? number : undefined)))
      }),
    )
  })

  it.each(ORIENTATIONS)('of eight pages has two per side, in the order for folding, %s', (orientation) => {
    expect(sidesWith(8, { imposition: 'booklet', orientation }).map(numbersOn)).toEqual(svgPoints('8,1 2,7 6,3 4,5'))
  })

  it('of one page has that page in front and is otherwise empty', () => {
    const sides = sidesWith(1, { imposition: 'booklet' })
    expect(sides.map(boxesOn)).toEqual([[{ x: 148.5, y: 0, width: 148.5, height: 210 }], []])
  })

  it('is not cut', () => {
    expect(sidesWith(9, { imposition: 'booklet' }).flatMap(({ cutMarks: cuts }) => cuts)).toEqual([])
  })
})

describe('two pages on a sheet', () => {
  it('are each page once, in order, with an odd place left empty', () => {
    fc.assert(
      fc.property(fc.record(PAPER), COUNT, (paper, count) => {
        const sides = sidesWith(count, { ...paper, imposition: 'two' })
        expect(sides.flatMap(numbersOn)).toEqual(upTo(count))
        expect(sides.slice(0, -1).map(({ pages }) => pages.length)).toEqual(sides.slice(1).map(() => 2))
        expect(sides.map(({ number }) => number)).toEqual(upTo(Math.ceil(count / 2)))
      }),
    )
  })

  it.each([
    { orientation: 'portrait', near: [148.5, 5, 148.5, 10], far: [148.5, 200, 148.5, 205] },
    { orientation: 'landscape', near: [5, 148.5, 10, 148.5], far: [200, 148.5, 205, 148.5] },
  ] as const)('have marks at both ends of where they are cut, $orientation', ({ orientation, near, far }) => {
    const sides = sidesWith(3, { orientation, imposition: 'two' })
    expect(sides).toHaveLength(2)
    for (const { cutMarks: cuts } of sides)
      expect(cuts.map(({ from, to }) => [from.x, from.y, to.x, to.y])).toEqual([near, far])
  })

  it('have cut marks between them, away from their content', () => {
    fc.assert(
      fc.property(fc.record(PAPER), (paper) => {
        const [side] = sheetSidesOf({ drawings: emptyDrawings(61), options: { ...paper, imposition: 'two' } })
        for (const { page, x, y } of must(side).pages)
          for (const box of [page.logo, page.safety.box, ...cellsOn(page).map(({ frame }) => frame)])
            for (const { from, to } of must(side).cutMarks)
              expect(distance({ ...box, x: x + box.x, y: y + box.y }, from, to)).toBeGreaterThanOrEqual(
                SHEET_MARGIN - 1e-9,
              )
      }),
    )
  })

  it('are drawn with black marks a quarter of a millimetre wide', () => {
    const stroke = { fill: 'none', stroke: '#000000', 'stroke-width': 0.25 }
    expect(pathsOn({ imposition: 'two' })).toEqual([
      { d: 'M148.5 5L148.5 10', ...stroke },
      { d: 'M148.5 200L148.5 205', ...stroke },
      ...pathsOn({}),
    ])
  })
})

/** The paths on a side with empty pages: only the logo's. */
const pathsOn = (options: Partial<SheetOptions>) =>
  tagged(sideSvg(must(sidesWith(1, options)[0]), NO_INK), 'path').map(({ attributes }) => attributes)

/** The distance of a horizontal or vertical line from a box. */
const distance = (box: Box, from: { x: number; y: number }, to: { x: number; y: number }): number =>
  Math.max(from.x - box.x - box.width, box.x - to.x, from.y - box.y - box.height, box.y - to.y)

it('pages that share a side lie within the paper, half of it each, and beside each other', () => {
  fc.assert(
    fc.property(fc.record({ ...PAPER, imposition: fc.constantFrom(...IMPOSITIONS) }), COUNT, (options, count) => {
      for (const side of sidesWith(count, options)) {
        const halves = halvesOf(side.paper).map((half) => JSON.stringify(half))
        const places = boxesOn(side).map((place) => JSON.stringify(place))
        expect(halves).toEqual(expect.arrayContaining(places))
        expect(new Set(places).size).toBe(places.length)
      }
    }),
  )
})

it.each([
  ['A4', 'portrait', 148.5, 210, 297, 210],
  ['A4', 'landscape', 210, 148.5, 210, 297],
  ['A5', 'portrait', 105, 148, 210, 148],
  ['A5', 'landscape', 148, 105, 148, 210],
  ['Letter', 'portrait', 139.7, 215.9, 279.4, 215.9],
  ['Letter', 'landscape', 215.9, 139.7, 215.9, 279.4],
] as const)('half an %s is a %s page of %d × %d mm, on paper of %d × %d mm', (paper, orientation, ...sizes) => {
  for (const imposition of IMPOSITIONS) {
    const side = must(sidesWith(1, { paper, orientation, imposition })[0])
    const { width, height } = must(side.pages[0]).page.size
    expect([width, height, side.paper.width, side.paper.height]).toEqual(sizes)
  }
})

it('without an imposition a side has one page, in its corner', () => {
  fc.assert(
    fc.property(fc.record(PAPER), COUNT, (options, count) => {
      const sides = sidesWith(count, options)
      expect(sides.map(numbersOn)).toEqual(upTo(count).map((number) => [number]))
      for (const side of sides) {
        expect(boxesOn(side)).toEqual([{ x: 0, y: 0, ...side.paper }])
        expect(side.cutMarks).toEqual([])
      }
    }),
  )
})

it('the paper is white even without a page', () => {
  const [side] = sidesWith(1, { imposition: 'booklet' })
  expect(must(tagged(sideSvg(must(side), NO_INK), 'rect')[0]).attributes).toMatchObject({
    x: 0,
    y: 0,
    width: 297,
    height: 210,
    fill: '#ffffff',
  })
})

it.each(ORIENTATIONS)('fold marks stand in the margins at each quarter of the longer side, %s', (orientation) => {
  const [side] = sheetSidesOf({ options: { orientation, folds: true } })
  const { cutMarks, paper } = must(side)
  const along = cutMarks.map(({ from }) => (orientation === 'portrait' ? from.y : from.x))
  expect(along).toEqual([0.25, 0.25, 0.5, 0.5, 0.75, 0.75].map((part) => part * Math.max(paper.width, paper.height)))
  const across = cutMarks.flatMap(({ from, to }) => (orientation === 'portrait' ? [from.x, to.x] : [from.y, to.y]))
  const short = Math.min(paper.width, paper.height)
  for (const at of across) expect(Math.min(at, short - at)).toBeLessThan(SHEET_MARGIN)
  expect(must(sheetSidesOf({ options: { orientation } })[0]).cutMarks).toEqual([])
})
