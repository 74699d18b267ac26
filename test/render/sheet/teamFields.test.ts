import { describe, expect, it } from 'vitest'
import type { Box } from '../../../src/geometry/bounds'
import { strokesOf } from '../../../src/model/fishbone/fishbone'
import { IMPOSITIONS, LAYOUTS, ORIENTATIONS, PAPERS, type SheetOptions } from '../../../src/model/sheet/sheetOptions'
import { FISH_BONE, FREE_DRAW } from '../../../src/model/types'
import { partOf } from '../../../src/render/partSvg'
import type { Page, TextBox } from '../../../src/render/sheet/page'
import { layOutSheet } from '../../../src/render/sheet/sheet'
import { NO_INK, pageSvg } from '../../../src/render/sheetSvg'
import { en } from '../../../src/ui/words/en'
import { nl } from '../../../src/ui/words/nl'
import { drawing, LINE } from '../../support/drawings'
import { must } from '../../support/must'
import { overlap } from '../../support/overlap'
import { sheetTypeface } from '../../support/paper/sheetFont'
import { fishboneOn, sheetContent } from '../../support/paper/sheets'
import { everyNode, tagged } from '../../support/paper/svg'
import { sampleFishbone } from '../../support/tochten/fishbones'

const TYPEFACE = sheetTypeface()
const NOTES = { startNote: 'Behind the church', finishNote: 'At the mill' }
const SLACK = 1e-6

const sheetWith = (
  options: Partial<SheetOptions>,
  { count = 40, isFishbone = false, words = en.export } = {},
): readonly Page[] => {
  const free = Array.from({ length: count }, (_, index) => ({ ...drawing(`d${index}`, LINE), distance: 120 }))
  const drawings = isFishbone ? [drawing('f', ...strokesOf(sampleFishbone(count)))] : free
  const style = isFishbone ? FISH_BONE : FREE_DRAW
  return layOutSheet({ ...sheetContent({ style, drawings, options: { team: true, ...options } }), words }, TYPEFACE)
}

const fieldsOn = ({ body }: Page): TextBox | undefined => body.texts.find((box) => descriptionOf(box) !== undefined)

/** What is said of the lines and squares. */
const descriptionOf = ({ parts = [] }: TextBox): string | undefined =>
  parts
    .flatMap((part) => (part.kind === 'picture' ? (part.description ?? []) : []))
    .find((description) => / \d+ /.test(description))

/** The squares for stamps. */
const stampsIn = (samples: TextBox['samples']) =>
  samples
    .flatMap(({ node }) => tagged(node, 'rect'))
    .filter(({ attributes }) => attributes['fill'] === 'none')
    .map(({ attributes }) => attributes)

/** The boxes of everything else on a page. */
const othersOn = (page: Page): readonly Box[] => [
  page.safety.box,
  page.logo,
  ...page.body.texts.filter((text) => text !== fieldsOn(page)).map(({ frame }) => frame),
  ...(page.body.kind === 'cells' ? page.body.cells.map(({ frame }) => frame) : []),
  ...(fishboneOn(page)?.strips ?? []).map(({ at }) => at),
]

const PAPER_CHOICES = PAPERS.flatMap((paper) =>
  ORIENTATIONS.flatMap((orientation) =>
    [undefined, ...IMPOSITIONS].map((imposition) => ({ paper, orientation, imposition })),
  ),
)

describe('the fields for the team', () => {
  it.each(PAPER_CHOICES)('stand once, on the first page, apart from all else, on %o', (paper) => {
    const sheets = [
      ...LAYOUTS.flatMap((layout) => [
        sheetWith({ ...paper, layout }),
        sheetWith({ ...paper, layout, ...NOTES, columns: 'fill', legend: true }),
        sheetWith({ ...paper, layout, legend: true, explain: 'longest' }, { count: 3 }),
      ]),
      sheetWith(paper, { isFishbone: true }),
      sheetWith({ ...paper, ...NOTES }, { isFishbone: true, count: 200 }),
      sheetWith({ ...paper, legend: true, explain: 'longest' }, { count: 0 }),
    ]
    for (const [first, ...others] of sheets) {
      const page = must(first)
      const { frame } = must(fieldsOn(page))
      expect(othersOn(page).filter((other) => overlap(frame, other, SLACK))).toEqual([])
      expect(others.filter(fieldsOn)).toEqual([])
    }
  })

  it.each(PAPER_CHOICES)('have four to ten squares of at least 12 mm, in both languages, on %o', (paper) => {
    for (const { export: words } of [en, nl]) {
      const fields = must(fieldsOn(must(sheetWith(paper, { words })[0])))
      const { frame, samples, lines } = fields
      const stamps = stampsIn(samples)
      expect(stamps.length).toBeGreaterThanOrEqual(4)
      expect(stamps.length).toBeLessThanOrEqual(10)
      expect(descriptionOf(fields)).toBe(words.teamFields.stamps(stamps.length))
      for (const { x, width, height } of stamps) {
        expect(Math.min(Number(width), Number(height))).toBeGreaterThanOrEqual(12)
        expect(Number(x) + Number(width)).toBeLessThanOrEqual(frame.x + frame.width + SLACK)
      }
      const { team, out, in: back } = words.teamFields
      expect(lines.map(({ text }) => text)).toEqual([team, out, back])
    }
  })

  it('leave room to write a time behind its word', () => {
    for (const paper of PAPER_CHOICES) {
      const { samples, lines } = must(fieldsOn(must(sheetWith(paper, { words: nl.export })[0])))
      const rules = samples
        .flatMap(({ node }) => tagged(node, 'rect'))
        .filter(({ attributes }) => attributes['fill'] !== 'none')
      expect(rules).toHaveLength(lines.length)
      for (const { attributes } of rules) expect(Number(attributes['width'])).toBeGreaterThanOrEqual(15 - SLACK)
    }
  })

  it('have eight squares on A4, and fewer on A5', () => {
    const [a4, a5] = (['A4', 'A5'] as const).map((paper) =>
      stampsIn(must(fieldsOn(must(sheetWith({ paper })[0]))).samples),
    )
    expect(a4).toHaveLength(8)
    expect(must(a5).length).toBeLessThan(8)
  })

  it('are absent until they are chosen', () => {
    expect(sheetWith({ team: false }).filter(fieldsOn)).toEqual([])
  })

  it('are read after the name and before the drawings', () => {
    for (const isFishbone of [false, true]) {
      const [page] = sheetWith({}, { isFishbone, count: 5 })
      const parts = everyNode(pageSvg(must(page), NO_INK)).flatMap((node) => partOf(node) ?? [])
      expect(parts.slice(0, 3).map(({ kind, text }) => [kind, text])).toEqual([
        ['H1', undefined],
        ['P', 'Team Out In'],
        ['Figure', en.export.teamFields.stamps(8)],
      ])
    }
  })

  it('lower the first page of a table only: the heads of later pages keep their place', () => {
    const [plain, lowered] = [false, true].map((team) =>
      sheetWith({ layout: 'table', team }).map(({ body }) => must(body.texts.find(({ row }) => row?.isTop)).frame.y),
    )
    expect(must(lowered)[0]).toBeGreaterThan(must(must(plain)[0]) + 12)
    expect(must(lowered).slice(1)).toEqual(
      must(lowered)
        .slice(1)
        .map(() => must(plain)[1]),
    )
  })
})
