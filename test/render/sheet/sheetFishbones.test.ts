import { describe, expect, it } from 'vitest'
import { LONGEST_NOTE, SIDE_ROAD_LENGTH } from '../../../src/constants'
import type { Box } from '../../../src/geometry/bounds'
import { strokesOf } from '../../../src/model/fishbone/fishbone'
import { ORIENTATIONS, PAPERS, type SheetOptions } from '../../../src/model/sheet/sheetOptions'
import { FISH_BONE, type Drawing } from '../../../src/model/types'
import { maskErasers } from '../../../src/render/erase'
import type { Page, PrintedFishbone } from '../../../src/render/sheet/page'
import { layOutSheet } from '../../../src/render/sheet/sheet'
import { pageSvg } from '../../../src/render/sheetSvg'
import { sheet as anySheet } from '../../support/arbitraries'
import { drawing, LINE, stamp } from '../../support/drawings'
import { must } from '../../support/must'
import { cellsOn, fishboneOn, layOut, sheetContent } from '../../support/paper/sheets'
import { FISHBONES_ON_A4 } from '../../support/paper/strips'
import { tagged, texts } from '../../support/paper/svg'
import { fc } from '../../support/properties'
import { fishbones, sampleFishbone } from '../../support/tochten/fishbones'

const fishbone = (rows: number, id = 'f'): Drawing => drawing(id, ...strokesOf(sampleFishbone(rows)))
const PLAIN_ROAD = { dashed: false }
const sketch = (id = 's'): Drawing => drawing(id, LINE, stamp(90, 90, 3))

const pagesOf = (content: Parameters<typeof layOut>[0]): readonly Page[] => layOut({ style: FISH_BONE, ...content })
const fishbonesOn = (pages: readonly Page[]): readonly PrintedFishbone[] =>
  pages.flatMap((page) => fishboneOn(page) ?? [])
const stripCount = (pages: readonly Page[]): number => fishbonesOn(pages).flatMap(({ strips }) => strips).length
const rowNumbersOn = (pages: readonly Page[]): readonly number[] =>
  fishbonesOn(pages)
    .flatMap(({ strips }) => strips.flatMap(({ node }) => texts(node).toReversed()))
    .filter((text) => /^\d+$/.test(text))
    .map(Number)

const contentsOf = (pages: readonly Page[]) =>
  pages.map((page) => fishboneOn(page)?.title ?? cellsOn(page).map(({ number }) => number))

const strokeWidthWith = (lineWeight: SheetOptions['lineWeight']): number => {
  const [part] = fishbonesOn(pagesOf({ drawings: [fishbone(5)], options: { lineWeight } }))
  const inks = tagged(must(part?.strips[0]).node, 'g')
  return Number(must(inks.find(({ attributes }) => 'stroke-width' in attributes)).attributes['stroke-width'])
}

const bottomOf = ({ y, height }: Box): number => y + height

describe('the sheet of a fish-bone', () => {
  it.each(FISHBONES_ON_A4)('of $rows rows is $pages pages with $strips strips', ({ rows, pages: count, strips }) => {
    const pages = pagesOf({ drawings: [fishbone(rows)] })
    expect(pages).toHaveLength(count)
    expect(fishbonesOn(pages).flatMap((part) => part.strips)).toHaveLength(strips)
    expect(rowNumbersOn(pages)).toEqual(Array.from({ length: rows }, (_, index) => index + 1))
    expect(fishbonesOn(pages)).toHaveLength(count)
  })

  it('shows its number on each page, and its note and its distance once, where it begins', () => {
    const pages = pagesOf({ drawings: [{ ...fishbone(200), note: 'Along the brook', distance: 4_200 }] })
    expect(fishbonesOn(pages).map(({ lines }) => lines.map(({ text }) => text))).toEqual([
      ['Fish-bone 1', '4200 m', 'Along the brook', 'Begin here'],
      ['Fish-bone 1'],
    ])
  })

  it('says that its total counts from the start, in short where there is no room', () => {
    const drawings = ['a', 'b'].map((id) => Object.assign(fishbone(5, id), { distance: 2_400 }))
    const said = (paper: SheetOptions['paper'], imposition?: SheetOptions['imposition']) =>
      fishbonesOn(
        pagesOf({ drawings, options: { paper, imposition, distances: 'since', toFirst: 40, finishNote: 'Mill' } }),
      ).map(({ lines }) => must(lines[1]).text)
    expect(said('A4')).toEqual(['40 m from the start · after 40 m', '2440 m from the start · after 2400 m'])
    expect(said('A5', 'two')).toEqual(['40 m · after 40 m', '2440 m · after 2400 m'])
  })

  it('knows the rows on each of its pages', () => {
    const pages = pagesOf({ drawings: [fishbone(200)], options: { paper: 'A5' } })
    const ranges = fishbonesOn(pages).map(({ rows }) => rows)
    expect(ranges.length).toBeGreaterThan(2)
    expect(ranges.map(({ first }) => first)).toEqual([1, ...ranges.slice(0, -1).map(({ last }) => last + 1)])
    expect(must(ranges.at(-1)).last).toBe(200)
    for (const page of pages) {
      const numbers = rowNumbersOn([page])
      expect(must(fishboneOn(page)).rows).toEqual({ first: numbers[0], last: numbers.at(-1) })
    }
  })

  it('gives room to start and finish only where they stand: strips on other pages are no shorter', () => {
    const options = { paper: 'A5', orientation: 'landscape' } as const
    const notes = { startNote: 'Behind the church', finishNote: 'At the mill, where there is soup' }
    const plain = pagesOf({ drawings: [fishbone(45)], options })
    const noted = pagesOf({ drawings: [fishbone(45)], options: { ...options, ...notes } })
    expect(noted.map(({ body }) => body.texts.map(({ lines }) => lines[0]?.text))).toEqual(
      noted.map((_, page) => [...(page === 0 ? ['Start'] : []), ...(page === noted.length - 1 ? ['Finish'] : [])]),
    )
    expect(stripCount(noted)).toBeLessThan(1.5 * stripCount(plain))
    expect(noted.length).toBeLessThanOrEqual(plain.length + 1)
  })

  it('has strips with at least 10 mm between them, or a rule', () => {
    for (const rows of [30, 45, 80, 200])
      for (const { strips, rules } of fishbonesOn(pagesOf({ drawings: [fishbone(rows)] }))) {
        const gaps = strips.slice(1).map(({ at }, index) => {
          const left = must(strips[index]).at
          return { from: left.x + left.width, to: at.x }
        })
        const near = gaps.filter(({ from, to }) => to - from < 10)
        expect(rules).toHaveLength(near.length)
        near.forEach(({ from, to }, index) => expect(must(rules[index]).x).toBeCloseTo((from + to) / 2))
      }
  })

  it('has each row number at the spine of that row, or at the end of its road to the left', () => {
    const rows = [
      { left: [], right: [PLAIN_ROAD] },
      { left: [PLAIN_ROAD], right: [] },
    ]
    const [part] = fishbonesOn(pagesOf({ drawings: [drawing('f', ...strokesOf(rows))] }))
    const [bare, beside] = tagged(must(part?.strips[0]).node, 'text').map(({ attributes }) => Number(attributes['x']))
    expect(must(bare) - must(beside)).toBeCloseTo(SIDE_ROAD_LENGTH)
  })

  it('says where to begin, below the ball of the first strip and above the safety strip', () => {
    for (const rows of [1, 12, 80, 200]) {
      const [page, ...others] = pagesOf({ drawings: [fishbone(rows)] })
      const begin = must(fishboneOn(must(page))?.lines.find(({ text }) => text === 'Begin here'))
      const first = must(fishboneOn(must(page))?.strips[0]).at
      expect(begin.baseline - begin.size).toBeGreaterThanOrEqual(bottomOf(first) - 1e-9)
      expect(begin.baseline).toBeLessThan(must(page).safety.box.y)
      expect(begin.x + begin.width / 2).toBeGreaterThan(first.x + first.width / 3)
      for (const other of others) expect(fishboneOn(other)?.lines.map(({ text }) => text)).not.toContain('Begin here')
    }
  })

  it('has no title larger than the name of the tocht', () => {
    const drawings = [drawing('f', ...strokesOf(sampleFishbone(5)))]
    const [page] = layOut({ style: FISH_BONE, drawings, facts: 'Scouts', options: { startNote: 'At the church' } })
    const { name, body } = must(page)
    const titles = [must(fishboneOn(must(page))?.lines[0]), must(body.texts[0]?.lines[0])]
    expect(titles.map(({ text }) => text)).toEqual(['Fish-bone 1', 'Start'])
    for (const { size } of titles) expect(size).toBeLessThanOrEqual(name.size)
  })

  it('has its note below its title, line by line', () => {
    const note = 'Turn at the oak. '.repeat(20).slice(0, LONGEST_NOTE)
    const [part] = fishbonesOn(pagesOf({ drawings: [{ ...fishbone(5), note }] }))
    const [title, ...lines] = must(part).lines
    expect(lines.length).toBeGreaterThan(1)
    let above = must(title).baseline
    for (const { baseline, size } of lines) {
      expect(baseline - size).toBeGreaterThanOrEqual(above)
      above = baseline
    }
  })

  it('can be printed without row numbers', () => {
    expect(rowNumbersOn(pagesOf({ drawings: [fishbone(30)], options: { rowNumbers: false } }))).toEqual([])
  })

  it('follows the line weight', () => {
    expect(strokeWidthWith('light')).toBeLessThan(strokeWidthWith('heavy'))
  })

  it.each(PAPERS.flatMap((paper) => ORIENTATIONS.map((orientation) => ({ paper, orientation }))))(
    'with the longest note still has its strips between heading and safety strip on $paper, $orientation',
    (options) => {
      const note = 'Turn at the oak. '.repeat(20).slice(0, LONGEST_NOTE)
      for (const [index, page] of pagesOf({ drawings: [{ ...fishbone(80), note }], options }).entries()) {
        const { lines: all, strips } = must(fishboneOn(page))
        const lines = all.filter(({ text }) => text !== 'Begin here')
        expect(
          lines
            .slice(1)
            .map(({ text }) => text)
            .join(' '),
        ).toBe(index === 0 ? note.trim() : '')
        const heading = Math.max(...lines.map(({ baseline }) => baseline))
        for (const { at } of strips) {
          expect(at.y).toBeGreaterThan(heading)
          expect(bottomOf(at)).toBeLessThan(page.safety.box.y)
        }
      }
    },
  )

  it.each(ORIENTATIONS)('keeps its strips upright on half an A5 with long notes, %s', (orientation) => {
    const note = 'Turn at the oak. '.repeat(20).slice(0, LONGEST_NOTE)
    const options = { paper: 'A5', imposition: 'two', orientation, startNote: note, finishNote: note } as const
    const pages = pagesOf({ drawings: [{ ...fishbone(12), note }], options })
    const strips = pages.flatMap((page) => (fishboneOn(page)?.strips ?? []).map(({ at }) => ({ at, page })))
    expect(strips.length).toBeGreaterThan(0)
    for (const { at, page } of strips) {
      expect(at.height).toBeGreaterThan(0)
      expect(bottomOf(at)).toBeLessThan(page.safety.box.y)
      for (const { frame } of page.body.texts) expect(at.y >= bottomOf(frame) || bottomOf(at) <= frame.y).toBe(true)
    }
    const titles = pages.flatMap(({ body }) => body.texts.map(({ lines }) => lines[0]?.text))
    expect(titles).toEqual(['Start', 'Finish'])
    expect(rowNumbersOn(pages)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
  })

  it('has each row once, on any paper', () => {
    fc.assert(
      fc.property(fishbones(60), anySheet, (rows, options) => {
        const pages = pagesOf({
          drawings: [drawing('f', ...strokesOf(rows))],
          options: { ...options, rowNumbers: true },
        })
        expect(rowNumbersOn(pages)).toEqual(rows.map((_, index) => index + 1))
      }),
    )
  })
})

describe('a tocht of fish-bones', () => {
  it('begins each on a page of its own, with its number', () => {
    const pages = pagesOf({ drawings: [fishbone(5, 'a'), fishbone(200, 'b'), fishbone(3, 'c')] })
    expect(contentsOf(pages)).toEqual(['Fish-bone 1', 'Fish-bone 2', 'Fish-bone 2', 'Fish-bone 3'])
    expect(pages.map(({ footer }) => footer.text)).toContain('Page 4 of 4')
  })

  it('puts other and empty drawings in boxes, neighbours together, all in order', () => {
    const drawings = [sketch('a'), drawing('b'), fishbone(5, 'c'), sketch('d')]
    const pages = pagesOf({ drawings })
    expect(contentsOf(pages)).toEqual([[1, 2], 'Fish-bone 3', [4]])
    expect(pages.flatMap((page) => cellsOn(page).map((cell) => cell.drawing.id))).toEqual(['a', 'b', 'd'])
  })

  it('without drawings still has a page with its header', () => {
    expect(contentsOf(pagesOf({ drawings: [] }))).toEqual([[]])
  })
})

it('characters that the typeface lacks are outlines, in strips as well', () => {
  const outline = { unitsPerEm: 1, layers: [{ d: 'M0 0', colour: '#000000' }] }
  const lacking = { widthOf: () => 1, textRunsOf: (text: string) => [{ text, width: 1, outline }] }
  const content = sheetContent({ style: FISH_BONE, drawings: [fishbone(30)] })
  expect(layOutSheet(content, lacking).flatMap((page) => texts(pageSvg(page, maskErasers)))).toEqual([])
})

describe('a tocht of free drawings', () => {
  it('keeps a fish-bone in a box', () => {
    const pages = layOut({ drawings: [fishbone(5), sketch()] })
    expect(pages.map((page) => cellsOn(page).length)).toEqual([2])
    expect(fishbonesOn(pages)).toEqual([])
  })
})
