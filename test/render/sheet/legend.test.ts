import { describe, expect, it } from 'vitest'
import { CELL_GAP, SMALLEST_TEXT } from '../../../src/constants'
import { strokesOf } from '../../../src/model/fishbone/fishbone'
import { ICONS } from '../../../src/model/icons'
import type { SheetOptions } from '../../../src/model/sheet/sheetOptions'
import { FISH_BONE, FREE_DRAW, type Drawing, type DrawingElement } from '../../../src/model/types'
import { missedOn } from '../../../src/render/faults/sheetFaults'
import type { Page, TextBox } from '../../../src/render/sheet/page'
import type { SheetContent } from '../../../src/render/sheet/sheetContent'
import { LEGEND_SIZE } from '../../../src/render/sheet/signSample'
import { smallestScale } from '../../../src/render/sheet/smallestScale'
import { en } from '../../../src/ui/words/en'
import { nl } from '../../../src/ui/words/nl'
import { elements } from '../../support/arbitraries'
import { ARROW, DASHED, drawing, LINE, stamp, stroke, svgPoints } from '../../support/drawings'
import { must } from '../../support/must'
import { cellsOn, emptyDrawings, layOut, sheetContent } from '../../support/paper/sheets'
import { everyNode } from '../../support/paper/svg'
import { fc } from '../../support/properties'
import { sampleFishbone } from '../../support/tochten/fishbones'

const legendOn = (pages: readonly Page[]): TextBox | undefined =>
  pages.flatMap(({ body }) => body.texts).find(({ samples }) => samples.length > 0)

/** The signs in the legend of some drawings. */
const explained = (
  content: Partial<Omit<SheetContent, 'options'>>,
  options: Partial<SheetOptions> = {},
): readonly string[] =>
  legendOn(layOut({ ...content, options: { legend: true, ...options } }))?.lines.map(({ text }) => text) ?? []

const ofInk = (...ink: readonly DrawingElement[]) => explained({ drawings: [drawing('a', ...ink)] })

/** Whether the legend contains a wider way when ways are to be shown. */
const hasWide = (...ink: readonly DrawingElement[]): boolean => {
  const pages = layOut({ drawings: [drawing('a', ...ink)], options: { legend: true, emphasis: true } })
  const widths = must(legendOn(pages))
    .samples.flatMap(({ node }) => everyNode(node))
    .flatMap(({ attributes }) => attributes['stroke-width'] ?? [])
  return new Set(widths).size > 1
}

const bone = (rows: number) => ({ style: FISH_BONE, drawings: [drawing('f', ...strokesOf(sampleFishbone(rows)))] })

/** The texts beside the drawings. */
const textOf = (explain: SheetOptions['explain'], content: Partial<SheetContent> = {}): readonly string[] =>
  layOut({ drawings: [drawing('a', LINE)], ...content, options: { explain } }).flatMap(({ body }) =>
    body.texts.flatMap(({ lines }) => lines.map(({ text }) => text)),
  )

describe('the legend', () => {
  it('explains exactly the signs on the sheet', () => {
    expect(ofInk(LINE)).toEqual(['Paved'])
    expect(ofInk(ARROW, DASHED, stamp(90, 90, 3), stamp(90, 300, 0))).toEqual([
      'Way',
      'Paved',
      'Unpaved',
      'Barrier',
      'House',
    ])
    expect(ofInk()).toEqual([])
  })

  it('leaves out erased signs', () => {
    const dot = stroke([[50, 50]], { erase: true })
    const wiped = stroke(svgPoints('20,20 20,80 50,80 50,20 80,20 80,80'), { erase: true })
    expect(ofInk(LINE, stamp(50, 50, 2), dot)).toContain('Church')
    expect(ofInk(LINE, stamp(50, 50, 2), wiped)).not.toContain('Church')
    expect(ofInk(wiped, LINE, stamp(50, 50, 2))).toContain('Church')
  })

  it('explains a blocked road and a roundabout', () => {
    const route = stroke(svgPoints('200,400 200,200 60,200'), { circle: true, arrow: true })
    const road = stroke(svgPoints('340,200 200,200'))
    const bar = stroke(svgPoints('280,180 280,220'))
    expect(ofInk(route, road)).toEqual(['Way', 'Paved'])
    expect(ofInk(route, road, bar)).toEqual(['Way', 'Paved', 'Closed'])
  })

  it('explains the words of distances, and the total where boxes show it', () => {
    const drawings = ['a', 'b'].map((id) => ({ id, elements: [], distance: 100 }))
    expect(explained({ drawings })).toEqual([])
    expect(explained({ drawings }, { distances: 'next' })).toEqual(['Total', 'Next'])
    expect(explained({ drawings }, { distances: 'since' })).toEqual(['Total', 'Since', 'Next'])
    expect(explained({ drawings }, { distances: 'since', finishNote: 'Mill' })).toEqual(['Total', 'Since'])
    expect(explained({ drawings }, { distances: 'since', finishNote: 'Mill', totals: false })).toEqual(['Since'])
    expect(explained({ drawings }, { distances: 'since', layout: 'table' })).toEqual([])
  })

  it('does not explain a word in a note as that of a distance', () => {
    const note = 'then 300 m to the left'
    expect(explained({ drawings: [{ ...drawing('a'), note }] })).toEqual([])
    expect(explained({}, { startNote: note, finishNote: 'after 300 m' })).toEqual([])
  })

  it('explains the word of the distance beside a fish-bone', () => {
    const measured = { ...drawing('f', ...strokesOf(sampleFishbone(5))), distance: 100 }
    const content = { style: FISH_BONE, drawings: [measured] }
    expect(explained(content, { distances: 'next' })).toContain('Next')
    expect(explained(content)).not.toContain('Next')
  })

  it('explains the letters of a fish-bone with several strips', () => {
    expect(explained(bone(5))).not.toContain('Goes on')
    expect(explained(bone(40))).toContain('Goes on')
  })

  it('contains the chosen instructions', () => {
    expect(textOf(undefined)).toEqual([])
    expect(textOf('shortest')[0]).toBe('Shortest way')
    expect(textOf('longest')[0]).toBe('Longest way')
    expect(textOf({ text: 'Ask the tree' })).toEqual(['Ask the tree'])
    expect(textOf({ text: ' ' })).toEqual([])
    expect(textOf('shortest', bone(5))).toEqual(['Go up'])
    expect(textOf('longest', { ...bone(5), drawings: [...bone(5).drawings, drawing('a', LINE)] })[0]).toBe(
      'Go up Longest way',
    )
  })

  it('has a worked example beside the instructions of the app for boxes and tables', () => {
    const captions = ['leave this', 'go here', 'from here']
    expect(textOf('shortest').slice(1)).toEqual(captions)
    expect(textOf('longest').slice(1)).toEqual(captions)
    expect(textOf({ text: 'Ask the tree' })).toEqual(['Ask the tree'])
    expect(textOf('shortest', { drawings: [] })).toEqual(['Shortest way'])
    const inTable = layOut({ drawings: [drawing('a', LINE)], options: { explain: 'shortest', layout: 'table' } })
    expect(must(legendOn(inTable)).lines.map(({ text }) => text)).toEqual(['Shortest way', ...captions])
  })

  it('says in its example where a distance is true, if the sheet has one', () => {
    const measured = { drawings: [{ ...drawing('a', LINE), distance: 100 }] }
    expect(textOf('shortest', measured)).toContain('true here')
    expect(textOf('shortest')).not.toContain('true here')
  })

  it('shows a wider way only when the sheet does', () => {
    const twoBalls = [ARROW, stroke([[50, 50]], { circle: true })]
    expect(hasWide(ARROW)).toBe(true)
    expect(hasWide(...twoBalls)).toBe(false)
  })

  it('explains ball and arrow only when a drawing has both', () => {
    const [ball, arrow] = [stroke([[50, 50]], { circle: true }), stroke(svgPoints('200,600 200,100'), { arrow: true })]
    expect(ofInk(ball)).not.toContain('Way')
    expect(ofInk(arrow)).not.toContain('Way')
    expect(ofInk(ball, arrow)).toContain('Way')
  })

  it.each([en.export.icons, nl.export.icons])(
    'has a text of its own for each icon, in the catalogue’s order',
    (icons) => {
      const ink = ICONS.map((_, index) => stamp(20 + 30 * index, 90, index))
      const words = { ...sheetContent().words, icons }
      const texts = explained({ drawings: [drawing('a', ...ink)], words })
      expect(texts).toEqual(ICONS.map(({ name }) => icons[name]))
      expect(new Set(texts).size).toBe(ICONS.length)
    },
  )
})

/** Drawings with seven signs: three of roads, one mark and three of distances. */
const withSevenSigns = (count: number): Drawing[] =>
  emptyDrawings(count).map(({ id }) => ({
    id,
    elements: [stroke(svgPoints('200,600 200,100'), { circle: true, arrow: true }), DASHED, stamp(90, 90, 3)],
    distance: 100,
  }))

const SEVEN = withSevenSigns(2)

const entriesWith = (options: Partial<SheetOptions>, drawings: readonly Drawing[] = SEVEN) =>
  must(legendOn(layOut({ drawings, options: { legend: true, ...options } }))).lines

const headingsFor = (count: number) => {
  const options = { legend: true, distances: 'since', paper: 'A5', columns: 6 } as const
  const pages = layOut({ drawings: withSevenSigns(count), options })
  const texts = must(legendOn(pages)).lines.map(({ text }) => text)
  return { pages: pages.length, hasHeadings: texts.includes('Distances') }
}

describe('the groups of the legend', () => {
  it('have a bold heading each', () => {
    const lines = entriesWith({ distances: 'since' })
    expect(lines.map(({ text }) => text)).toEqual([
      'Roads',
      'Way',
      'Paved',
      'Unpaved',
      'Marks',
      'House',
      'Distances',
      'Total',
      'Since',
      'Next',
    ])
    const bold = lines.filter(({ runs }) => runs.every(({ isBold }) => isBold))
    expect(bold.map(({ text }) => text)).toEqual(['Roads', 'Marks', 'Distances'])
  })

  it('are absent without entries', () => {
    const withoutMarks = SEVEN.map(({ id, elements: ink }) => ({ id, elements: ink.slice(0, 2), distance: 100 }))
    expect(entriesWith({ distances: 'since' }, withoutMarks).map(({ text }) => text)).toEqual([
      'Roads',
      'Way',
      'Paved',
      'Unpaved',
      'Distances',
      'Total',
      'Since',
      'Next',
    ])
  })

  it('have no headings where there are few entries', () => {
    expect(entriesWith({}).map(({ text }) => text)).toEqual(['Way', 'Paved', 'Unpaved', 'House'])
  })

  it('lose their headings rather than taking a page', () => {
    expect(headingsFor(18)).toEqual({ pages: 1, hasHeadings: true })
    expect(headingsFor(24)).toEqual({ pages: 1, hasHeadings: false })
  })
})

const pagesOf = (count: number, options: Partial<SheetOptions> = {}, note = ''): readonly Page[] => {
  const ink = [ARROW, DASHED, stamp(90, 90, 3)]
  const drawings = emptyDrawings(count).map(({ id }): Drawing => ({ id, elements: ink, note }))
  return layOut({ drawings, options: { legend: true, explain: 'shortest', ...options } })
}

/** The size of the captions, in pages of boxes without signs in the legend; `undefined` where they were left out. */
const exampleSizeOf = (count: number, options: Partial<SheetOptions> = {}): number | undefined =>
  legendOn(pagesOf(count, { legend: false, ...options }))?.lines.find(({ text }) => text === 'go here')?.size

describe('the worked example of the legend', () => {
  it('is smaller, or left out, before drawings shrink by more than a tenth', () => {
    expect(exampleSizeOf(9)).toBe(LEGEND_SIZE)
    expect(exampleSizeOf(12, { columns: 4 })).toBe(SMALLEST_TEXT)
    expect(exampleSizeOf(6, { columns: 3, paper: 'A5' })).toBeUndefined()
  })

  it.each(ICONS.map((_, index) => index + 1))('adds none to the pages that a legend of %i icons has alone', (count) => {
    const signs = ICONS.slice(0, count).map((_, index) => stamp(20 + 30 * index, 90, index))
    const drawings = [drawing('a', ...signs, ARROW, DASHED), drawing('b')]
    const half = { paper: 'A5', orientation: 'landscape', columns: 2, imposition: 'two', legend: true } as const
    const [pages, without] = ['shortest' as const, { text: sheetContent().words.explained.shortest }].map(
      (explain) => layOut({ drawings, options: { ...half, explain } }).length,
    )
    expect(pages).toBe(without)
  })

  it('costs no page, and drawings no more than a tenth of their size, that the words alone do not cost', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(2, 4, 6, 8, 'fill' as const),
        fc.constantFrom('boxes' as const, 'table' as const),
        fc.constantFrom('A4' as const, 'A5' as const),
        fc.constantFrom('portrait' as const, 'landscape' as const),
        fc.boolean(),
        (count, columns, layout, paper, orientation, legend) => {
          const options = { columns, layout, paper, orientation, legend, crop: true } as const
          const pages = pagesOf(count, options)
          // The leader's own words have no example.
          const without = pagesOf(count, { ...options, explain: { text: sheetContent().words.explained.shortest } })
          expect(pages).toHaveLength(without.length)
          const [scale, usual] = [pages, without].map((some) => smallestScale(some.map(({ body }) => body)))
          expect(must(scale)).toBeGreaterThanOrEqual(0.9 * must(usual) - 1e-6)
        },
      ),
      { numRuns: 60 },
    )
  })
})

/** A note too long for two tables side by side. */
const ROOMY = 'Past the chapel and over the small bridge to the mill'

/** Rows of at least 26 mm below the heads on A4. */
const TABLE_ROWS = 9

describe('the place of the legend', () => {
  it('is in free boxes of the last page', () => {
    const pages = pagesOf(9)
    expect(pages).toHaveLength(1)
    const box = must(legendOn(pages)).frame
    expect(
      cellsOn(must(pages[0])).every(({ frame }) => frame.y + frame.height <= box.y || frame.x + frame.width <= box.x),
    ).toBe(true)
    expect(must(cellsOn(must(pages[0]))[0]).frame).toEqual(
      must(cellsOn(must(pagesOf(9, { legend: false, explain: undefined })[0]))[0]).frame,
    )
  })

  it.each([false, true])('is just below the rows if the last one is full, cropped: %s', (crop) => {
    const pages = pagesOf(6, { crop })
    const row = must(cellsOn(must(pages[0]))[0]).frame
    expect(must(legendOn(pages)).frame.y).toBeCloseTo(row.y + row.height + CELL_GAP)
  })

  it('is beside the last box of a row that is not full', () => {
    const pages = pagesOf(27)
    const last = must(cellsOn(must(pages[0])).at(-1)).frame
    const { x, y } = must(legendOn(pages)).frame
    expect(x).toBeCloseTo(last.x + last.width + CELL_GAP)
    expect(y).toBeCloseTo(last.y)
  })

  it('is in the free columns of boxes that are ordered by columns, as high as it needs', () => {
    const signs = ICONS.map((_, index) => stamp(20 + 30 * index, 90, index))
    const drawings = emptyDrawings(20).map(({ id }) => drawing(id, ...signs))
    const pages = layOut({ drawings, options: { legend: true, order: 'columns' } })
    const last = must(cellsOn(must(pages[0])).at(-1)).frame
    const { x, height } = must(legendOn(pages)).frame
    expect(x).toBeCloseTo(last.x + last.width + CELL_GAP)
    expect(height).toBeGreaterThan(last.height)
  })

  it('lies across the foot of a full page, whose drawings shrink', () => {
    const pages = pagesOf(30)
    expect(pages).toHaveLength(1)
    const box = must(legendOn(pages)).frame
    const [body] = pagesOf(30, { legend: false, explain: undefined })
    expect(box.width).toBeCloseTo(190)
    expect(must(cellsOn(must(pages[0]))[0]).frame.height).toBeLessThan(must(cellsOn(must(body))[0]).frame.height)
  })

  it('is a page of its own rather than shrinking drawings to less than three quarters', () => {
    const note = 'word '.repeat(200)
    const drawings = ['a', 'b'].map((id): Drawing => ({ id, elements: [ARROW, DASHED], note }))
    const pages = layOut({ drawings, options: { paper: 'A5', columns: 2, legend: true, explain: 'shortest' } })
    expect(pages.map((page) => cellsOn(page).length)).toEqual([2, 0])
  })

  it.each<[string, Partial<Drawing>, Partial<SheetOptions>, number]>([
    ['of a drawing', { note: 'word '.repeat(240) }, {}, 2],
    ['at the finish', {}, { finishNote: 'word '.repeat(240) }, 3],
  ])('is a page of its own rather than cutting the note %s in a table', (_, details, options, count) => {
    const drawings = [{ ...drawing('a', ARROW, DASHED), ...details }]
    const choices = { layout: 'table', paper: 'A5', orientation: 'landscape' } as const
    const pages = layOut({ drawings, options: { ...choices, ...options, legend: true } })
    expect(pages).toHaveLength(count)
    expect(missedOn(pages)).toMatchObject({ cut: [], cutNotes: [] })
  })

  it('is a page of its own when drawings cannot shrink', () => {
    const signs = ICONS.map((_, index) => stamp(20 + 30 * index, 90, index))
    const drawings = [drawing('a', ...signs, ARROW, DASHED), drawing('b')]
    const pagesWith = (legend: boolean) =>
      layOut({ drawings, options: { paper: 'A5', orientation: 'landscape', columns: 2, imposition: 'two', legend } })
    const own = pagesWith(true).slice(pagesWith(false).length)
    expect(own.flatMap(cellsOn)).toEqual([])
    const samples = own.flatMap(({ body }) => body.texts.flatMap((text) => text.samples))
    expect(samples).toHaveLength(signs.length + 3)
  })

  it.each([8, 9])('is never alone on a page after a table of %i rows: the last row joins it', (count) => {
    const finish = count === 8 ? { finishNote: 'Wait here' } : {}
    const pages = pagesOf(count, { layout: 'table', ...finish }, ROOMY)
    expect(pages.map((page) => cellsOn(page).length)).toEqual([count - 1, 1])
  })

  it.each([1, 2, 3, 4])('never covers the last row of a table on half an A5: %i rows', (count) => {
    const half = { paper: 'A5', orientation: 'landscape', imposition: 'two' } as const
    const pages = pagesOf(count, { ...half, layout: 'table', legend: false })
    const { texts } = must(pages.at(-1)).body
    const { y } = must(texts.at(-1)).frame
    const others = [...cellsOn(must(pages.at(-1))), ...texts.slice(0, -1)].map(({ frame }) => frame.y + frame.height)
    for (const bottom of others) expect(bottom).toBeLessThanOrEqual(y)
  })

  it('changes no row of earlier pages of a table, and takes the last row along to its page', () => {
    const pages = pagesOf(9, { layout: 'table', paper: 'A5', orientation: 'landscape', explain: undefined }, ROOMY)
    expect(pages.map((page) => cellsOn(page).length)).toEqual([3, 3, 2, 1])
  })

  it.each([20, 40, 60, 80, 100])('is never alone on a page after 30 boxes with notes of %i letters', (length) => {
    const note = 'Past the chapel and over the small bridge, then down to the mill at the brook where the willow stands'
    const drawings = emptyDrawings(30).map(({ id }): Drawing => ({
      id,
      elements: [ARROW, DASHED, stamp(90, 90, 3)],
      note: note.slice(0, length),
    }))
    const pagesWith = (legend: boolean) =>
      layOut({ drawings, canvas: { width: 520, height: 520 }, options: { legend, crop: true } })
    const pages = pagesWith(true)
    expect(pages.length).toBeLessThanOrEqual(pagesWith(false).length + 1)
    expect(pages.filter((page) => cellsOn(page).length === 0)).toEqual([])
  })

  it('takes a row of boxes along to a page of its own', () => {
    const notes = ['Past the chapel, over the small bridge, then down to the mill', '', '', '', '', 'At the mill']
    const ink = [ARROW, DASHED]
    const drawings = emptyDrawings(12).map(({ id }, at) => ({ id, elements: ink, note: notes[at % 6] ?? '' }))
    const pages = layOut({ drawings, options: { paper: 'A5', columns: 3, crop: true, legend: true } })
    expect(pages.map((page) => cellsOn(page).length)).toEqual([6, 3, 3])
  })

  it('never spreads a fish-bone over more pages', () => {
    const pages = layOut({ ...bone(45), options: { legend: true, paper: 'A5' } })
    expect(pages.map(({ body }) => body.kind)).toEqual(['fishbone', 'cells'])
  })

  it('leaves the strips of all fish-bones but the last as they are', () => {
    const drawings = [8, 8].map((rows, at) => drawing(`f${at}`, ...strokesOf(sampleFishbone(rows))))
    const stripsWith = (legend: boolean) =>
      layOut({ style: FISH_BONE, drawings, options: { legend, orientation: 'landscape' } }).map(({ body }) =>
        body.kind === 'fishbone' ? body.fishbone.strips.map(({ at }) => at) : [],
      )
    const [first, last] = stripsWith(true)
    const [firstBefore, lastBefore] = stripsWith(false)
    expect(first).toEqual(firstBefore)
    expect(last).not.toEqual(lastBefore)
  })

  it('adds no page to boxes without notes, adds one to a table only when that is full, and never overlaps a box', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 61 }),
        fc.constantFrom(2, 3, 4, 5, 6, 7, 8, 'fill' as const),
        fc.constantFrom('rows' as const, 'columns' as const),
        fc.constantFrom('boxes' as const, 'table' as const),
        fc.boolean(),
        (count, columns, order, layout, crop) => {
          const options = { columns, order, layout, crop } as const
          const note = layout === 'table' ? ROOMY : ''
          const pages = pagesOf(count, options, note)
          const pagesWithout = pagesOf(count, { ...options, legend: false, explain: undefined }, note).length
          const isFull = layout === 'table' && count % TABLE_ROWS === 0
          expect(pages).toHaveLength(pagesWithout + (isFull ? 1 : 0))
          const last = must(pages.at(-1))
          const box = must(legendOn(pages)).frame
          const others = [...cellsOn(last), ...last.body.texts.slice(0, -1)].map(({ frame }) => frame)
          for (const frame of others)
            expect(
              frame.x + frame.width <= box.x || frame.y + frame.height <= box.y || box.x + box.width <= frame.x,
            ).toBe(true)
          expect(box.y + box.height).toBeLessThan(last.safety.box.y)
        },
      ),
      { numRuns: 100 },
    )
  })
})

it('a legend is laid out for any ink, with its route emphasised', () => {
  fc.assert(
    fc.property(
      fc.array(elements, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(FREE_DRAW, FISH_BONE),
      (inks, style) => {
        const drawings = inks.map((ink, index) => drawing(`d${index}`, ...ink))
        const pages = layOut({ drawings, style, options: { legend: true, emphasis: true } })
        expect(JSON.stringify(pages)).not.toMatch(/NaN|Infinity|:null/)
        expect(missedOn(pages).uncertainRoutes.every((index) => must(drawings[index]).elements.length > 0)).toBe(true)
      },
    ),
    { numRuns: 10 },
  )
})
