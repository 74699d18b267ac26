import { describe, expect, it } from 'vitest'
import { SHEET_MARGIN } from '../../../src/constants'
import { LEAST_MODULE } from '../../../src/render/sheet/codeBox'
import { leaderPages } from '../../../src/render/sheet/leaderPages'
import type { PaperCode } from '../../../src/render/sheet/sheetContent'
import { ARROW, drawing } from '../../support/drawings'
import { must } from '../../support/must'
import { cellsOn, sheetContent, TYPEFACE } from '../../support/paper/sheets'

const codeOf = (side: number): PaperCode => ({ kind: 'made', side, path: 'M4,4 h7v1H4z' })
const wrong = (id: string) => ({ ...drawing(id, ARROW), check: { ok: false, at: 5, seen: '', note: 'Gone' } })

const pagesOf = ({ options, ...parts }: Parameters<typeof sheetContent>[0] = {}) =>
  leaderPages(sheetContent({ ...parts, options: { code: true, ...options } }), 2, TYPEFACE)

const textsOn = (parts: Parameters<typeof sheetContent>[0]) =>
  pagesOf(parts).map(({ facts, body: { texts } }) =>
    [facts, ...texts.map(({ lines }) => lines)].flatMap((lines) => lines.map(({ text }) => text)),
  )

describe('the code that loads a tocht', () => {
  it('has a page for the leaders, after those of the participants', () => {
    expect(pagesOf()).toEqual([])
    expect(pagesOf({ code: codeOf(61), options: { code: false } })).toEqual([])
    expect(textsOn({ code: codeOf(61) })).toEqual([['Code for the leaders', 'Scan this']])
    expect(pagesOf({ code: codeOf(61) }).map(({ number }) => number)).toEqual([3])
  })

  it('stands below the remarks where they leave room, and else on a page of its own', () => {
    const options = { remarks: true }
    const drawings = Array.from({ length: 8 }, (_, at) => wrong(`d${at}`))
    expect(textsOn({ code: codeOf(61), drawings: drawings.slice(0, 2), options })).toEqual([
      ['For the leaders', 'Scan this'],
    ])
    const apart = { code: codeOf(177), drawings, options }
    expect(textsOn(apart)).toEqual([['For the leaders'], ['Code for the leaders', 'Scan this']])
    expect(pagesOf(apart).map((page) => cellsOn(page).length)).toEqual([drawings.length, 0])
    expect(pagesOf(apart).map(({ footer }) => footer.text)).toEqual(['Leaders 1 of 2', 'Leaders 2 of 2'])
  })

  it.each([45, 97, 137, 185])('of %i modules can be read on a copy at 71 percent, and stays in the margins', (side) => {
    const [page] = pagesOf({ code: codeOf(side) })
    const { at } = must(must(must(page).body.texts[0]).samples[0])
    expect(at.width / side).toBeGreaterThanOrEqual(LEAST_MODULE)
    expect(at.width).toBe(at.height)
    expect(at.x).toBeGreaterThanOrEqual(SHEET_MARGIN)
    expect(at.x + at.width).toBeLessThanOrEqual(must(page).size.width - SHEET_MARGIN)
  })

  it('says why it is not there', () => {
    expect(textsOn({ code: { kind: 'tooLong' } })[0]).toContain('Too much for a code')
    expect(textsOn({ code: { kind: 'unable' } })[0]).toContain('No code here')
    // A page of half an A5 has room for 177 modules at most.
    expect(textsOn({ code: codeOf(185), options: { paper: 'A5' } })[0]).toContain('Too much for a code')
  })
})
