import { describe, expect, it } from 'vitest'
import { PAPER_SIZES, SHEET_MARGIN } from '../../src/constants'
import { DEFAULT_SHEET } from '../../src/model/sheet/defaultSheet'
import { openPdf } from '../../src/pdf/pdfWriter'
import { usedFonts } from '../../src/pdf/usedFonts'
import { sidesOf } from '../../src/render/sheet/imposition'
import type { Page } from '../../src/render/sheet/page'
import { layOutSheet } from '../../src/render/sheet/sheet'
import { cleanText } from '../../src/render/sheet/sheetText'
import { must } from '../support/must'
import { readPdf } from '../support/paper/pdf'
import { qpdfFaults } from '../support/paper/qpdf'
import { sheetFonts, sheetTypeface } from '../support/paper/sheetFont'
import { sheetSidesOf, sheetContent } from '../support/paper/sheets'
import { hostileNames } from '../support/tochten/blns'

/** The project's own names, for machines without the shared list. */
const NAMES = [
  '',
  'undefined',
  '<script>alert(1)</script>',
  'Łódź → ĳ Ж',
  '🏕️ Kamp',
  '田中さん',
  'ﷺ שלום',
  'Z͑ͫa̴͓l̶g̷o',
  '%s %n (\\) ]]>',
  '\u0000\u202e\ud800',
]
const ALL = [...NAMES, ...hostileNames()]
const TYPEFACE = sheetTypeface()
/** Text that is invisible in every font. */
const INVISIBLE = /^[\p{Z}\p{C}\p{M}\u115f\u1160\u3164\uffa0\u2800]*$/u

const sidesFor = (pages: readonly Page[]) => sidesOf(pages, DEFAULT_SHEET)
const pageOf = (name: string): Page => must(layOutSheet(sheetContent({ name }), TYPEFACE)[0])

it('the shared list of names that break software is used in these tests', ({ skip }) => {
  if (hostileNames().length === 0) skip('shared/data/names is absent: only our own names are tested')
  expect(hostileNames().length).toBeGreaterThan(500)
})

describe('any name', () => {
  it('is on its page as readable text or as visible shapes', { timeout: 120_000 }, async () => {
    const pages = ALL.map(pageOf)
    const sides = sidesFor(pages)
    const pdf = openPdf(
      { title: 'Names', author: '', language: 'en', firstBookmark: 'Start' },
      usedFonts(sides, sheetFonts()),
    )
    for (const side of sides) await pdf.addSide(side)
    const bytes = new Uint8Array(await pdf.finish())
    expect(qpdfFaults(bytes) ?? '').toBe('')
    const report = await readPdf(bytes)
    expect(report.pages).toHaveLength(ALL.length)
    const lost = pages.filter((page, index) => {
      const read = plain(must(report.pages[index]).text)
      return page.name.runs.some(({ text, outline }) =>
        outline ? outline.layers.length === 0 && !INVISIBLE.test(text) : !read.includes(plain(text)),
      )
    })
    expect(lost.map(({ name }) => name.text)).toEqual([])
    expect(report.pages.every(({ images }) => images === 0)).toBe(true)
  })

  it('stays between the logo and the margin of its page', () => {
    for (const name of ALL) {
      const { name: line, logo } = pageOf(name)
      expect(line.x).toBeGreaterThan(logo.x + logo.width)
      expect(line.x + line.width).toBeLessThan(PAPER_SIZES.A4.width - SHEET_MARGIN)
    }
  })

  it('can be the title of a PDF', { timeout: 120_000 }, async () => {
    // Every sixth: titles are written letter by letter, and every script occurs.
    for (const name of ALL.filter((_, index) => index % 6 === 0)) {
      const metadata = {
        title: cleanText(name),
        author: cleanText(name),
        language: 'en' as const,
        firstBookmark: cleanText(name),
      }
      const pdf = openPdf(metadata, {})
      for (const side of WORDLESS) await pdf.addSide(side)
      const { title } = await readPdf(new Uint8Array(await pdf.finish()))
      expect(title).toBe(cleanText(name))
    }
  })
})

/** Normalised text: characters of the same shape, such as Ω and Ω, or µ and μ, are read back as either. */
const plain = (text: string): string => text.normalize('NFKC').replace(/\s/g, '')
const WORDLESS = sheetSidesOf({}, { widthOf: () => 0, textRunsOf: () => [] })
