import { describe, expect, it } from 'vitest'
import { LONGEST_REMARK, SHEET_MARGIN } from '../../../src/constants'
import { sightOf } from '../../../src/model/fieldCheck'
import { IMPOSITIONS } from '../../../src/model/sheet/sheetOptions'
import type { Drawing } from '../../../src/model/types'
import { sidesOf } from '../../../src/render/sheet/imposition'
import { layOutSides } from '../../../src/render/sheet/sheetSides'
import type { SheetSide } from '../../../src/render/sheet/side'
import { ARROW, drawing, LINE } from '../../support/drawings'
import { sheetContent, TYPEFACE } from '../../support/paper/sheets'
import { fc } from '../../support/properties'

const WHEN = 7_654
const found = (one: Drawing, ok: boolean, note?: string): Drawing => ({
  ...one,
  check: { ok, at: WHEN, ...sightOf(one, undefined), ...(note !== undefined && { note }) },
})
const DRAWINGS = [
  found(drawing('a', ARROW), false, 'The bridge is gone'),
  found(drawing('b', LINE), true),
  found(drawing('c', LINE), false),
  drawing('d', ARROW),
]

const textsOn = (sides: readonly SheetSide[]): readonly string[] =>
  sides.flatMap(({ pages }) =>
    pages.flatMap(({ page }) => [
      ...page.facts.map(({ text }) => text),
      ...(page.body.kind === 'cells' ? page.body.cells : []).flatMap(({ lines }) => lines.map(({ text }) => text)),
      ...page.body.texts.flatMap(({ lines }) => lines.map(({ text }) => text)),
    ]),
  )
const laidOut = (parts: Parameters<typeof sheetContent>[0]) => {
  const { pages, sides } = layOutSides(sheetContent(parts), TYPEFACE)
  const isOwn = (side: SheetSide): boolean => side.pages.every(({ page }) => pages.includes(page))
  const isBlank = (side: SheetSide): boolean =>
    side.pages.length === 0 && side.number > sidesOf(pages, sheetContent(parts).options).length
  return {
    own: sides.filter((side) => isOwn(side) && !isBlank(side)),
    leaders: sides.filter((side) => !isOwn(side)),
    /** Sides between both. */
    blank: sides.filter(isBlank),
  }
}

describe('remarks from the field', () => {
  it('are on a page for the leaders: number, text, time, and what was changed since', () => {
    const { leaders } = laidOut({ drawings: DRAWINGS, options: { remarks: true } })
    expect(textsOn(leaders)).toEqual([
      'For the leaders',
      '1',
      'The bridge is gone',
      `at ${WHEN}`,
      '3',
      'wrong',
      `at ${WHEN} · the one before changed`,
    ])
    const redrawn = DRAWINGS.map((one) => (one.id === 'c' ? { ...one, elements: [ARROW] } : one))
    const { leaders: later } = laidOut({ drawings: redrawn, options: { remarks: true } })
    expect(textsOn(later).at(-1)).toBe(`at ${WHEN} · changed since`)
  })

  it('need no page when there are none, or they are not chosen', () => {
    expect(laidOut({ drawings: DRAWINGS }).leaders).toEqual([])
    expect(laidOut({ drawings: DRAWINGS.slice(1, 2), options: { remarks: true } }).leaders).toEqual([])
  })

  it.each([undefined, ...IMPOSITIONS])('share no paper with the participants’ pages: %s', (imposition) => {
    const { own, leaders, blank } = laidOut({ drawings: DRAWINGS, options: { remarks: true, imposition } })
    expect(leaders).toHaveLength(1)
    expect(textsOn(own).join()).not.toMatch(/bridge|wrong/)
    // Printed on both sides, the back of the participants' last sheet stays blank.
    expect(blank.map(({ number }) => number)).toEqual(own.length % 2 === 1 ? [own.length + 1] : [])
    expect(leaders.map(({ number }) => number)).toEqual([own.length + blank.length + 1])
    const [page] = leaders.flatMap(({ pages }) => pages.map((placed) => placed.page))
    expect(page?.size).toEqual({ width: 210, height: 297 })
    expect(page?.number).toBe(own.flatMap(({ pages }) => pages).length + 1)
    expect(own).toEqual(laidOut({ drawings: DRAWINGS, options: { imposition } }).own)
  })

  it('go on in a further row when one is higher than the page', () => {
    const note = 'Weggetje dicht na de brug. '.repeat(LONGEST_REMARK / 27).trim()
    const drawings = [found(drawing('a', ARROW), false, note), ...DRAWINGS]
    const options = { remarks: true, paper: 'A5', orientation: 'landscape' } as const
    const pages = laidOut({ drawings, options }).leaders.flatMap((side) => side.pages.map(({ page }) => page))
    const cells = pages.flatMap(({ body }) => (body.kind === 'cells' ? body.cells : []))
    expect(cells.map(({ number }) => number)).toEqual([1, 1, 2, 4])
    for (const { frame } of cells) expect(frame.y + frame.height).toBeLessThan(148 - SHEET_MARGIN)
    const said = cells.slice(0, 2).flatMap(({ lines }) => lines.slice(1).map(({ text }) => text))
    expect(said.join(' ')).toBe(`${note} at ${WHEN}`)
  })

  it('are complete and on the paper, however many there are', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'm', ' ', 'é'), maxLength: 200 })
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 40 }),
        fc.constantFrom('A4' as const, 'A5' as const),
        (notes, paper) => {
          const drawings = notes.map((note, index) => found(drawing(`d${index}`, LINE), false, note))
          const { leaders } = laidOut({ drawings, options: { remarks: true, paper } })
          const cells = leaders.flatMap(({ pages }) =>
            pages.flatMap(({ page }) => (page.body.kind === 'cells' ? page.body.cells : [])),
          )
          expect(cells.map(({ number }) => number)).toEqual(notes.map((_, index) => index + 1))
          const said = textsOn(leaders).join('').replace(/\s/g, '')
          for (const note of notes) expect(said).toContain(note.replace(/\s/g, ''))
          for (const { frame, lines } of cells) {
            const bottom = frame.y + frame.height
            expect(bottom).toBeLessThan((paper === 'A4' ? 297 : 210) - SHEET_MARGIN)
            for (const { baseline } of lines) expect(baseline).toBeGreaterThan(frame.y)
            for (const { baseline } of lines) expect(baseline).toBeLessThan(bottom)
          }
        },
      ),
      { numRuns: 40 },
    )
  })
})
