import { describe, expect, it } from 'vitest'
import { isolated } from '../../../src/model/texts/isolate'
import { clipErasers } from '../../../src/pdf/clipErasers'
import { openPdf } from '../../../src/pdf/pdfWriter'
import { usedFonts } from '../../../src/pdf/usedFonts'
import { maskErasers } from '../../../src/render/erase'
import { directedParts } from '../../../src/render/sheet/directions'
import { boldOf } from '../../../src/render/sheet/sheetText'
import type { SheetSide } from '../../../src/render/sheet/side'
import { sideSvg } from '../../../src/render/sideSvg'
import { sideFile, svgText } from '../../../src/render/svgFile'
import { MILLIMETRES_PER_POINT } from '../../fixtures/lengths.mjs'
import { drawing } from '../../support/drawings'
import { must } from '../../support/must'
import { readPdf } from '../../support/paper/pdf'
import { sheetFonts, sheetTypeface } from '../../support/paper/sheetFont'
import { sheetSidesOf } from '../../support/paper/sheets'
import { fc } from '../../support/properties'

// Names, numbers and facts in scripts of both directions: each stays in order, and beside what it belongs to.

const TYPEFACE = sheetTypeface()
const FONTS = sheetFonts()

interface Leader {
  readonly name: string
  readonly number: string
}

const LEADERS: readonly Leader[] = [
  { name: 'יוסי', number: '0470 12 34 56' },
  { name: 'דנה כהן', number: '0486 98 76 54' },
  { name: 'سامي', number: '+32 495 11 22 33' },
  { name: 'An', number: '016/34 11 20' },
]
const leaders = fc.shuffledSubarray([...LEADERS], { minLength: 1 })
const between = fc.constantFrom(', ', '; ', ' / ', ' · ', ' – ')

const sidesWith = (phone: string, facts = ''): readonly SheetSide[] =>
  sheetSidesOf({ phone, facts, drawings: [drawing('a')] }, TYPEFACE)

interface Piece {
  readonly text: string
  readonly isOutline: boolean
  readonly x: number
  readonly y: number
}

/** The texts and outlined texts of an SVG, as placed. */
const piecesIn = (markup: string): readonly Piece[] => {
  const found: Piece[] = []
  const each =
    /<text x="([\d.]+)" y="([\d.]+)"|<tspan x="([\d.]+)"|<g transform="translate\(([\d.]+) ([\d.]+)\) scale\([\d.]+\)" aria-label="([^"]*)"|>([^<]+)</g
  let [x, y] = [0, 0]
  for (const [, textX, textY, spanX, shapeX, shapeY, label, text] of markup.matchAll(each)) {
    if (textX) [x, y] = [Number(textX), Number(textY)]
    if (spanX) x = Number(spanX)
    if (label !== undefined) found.push({ text: label, isOutline: true, x: Number(shapeX), y: Number(shapeY) })
    if (text !== undefined) found.push({ text, isOutline: false, x, y })
  }
  return found
}

/** What is read from left to right and from top to bottom. */
const read = (pieces: readonly Piece[]): string =>
  pieces
    .toSorted((one, other) => one.y - other.y || one.x - other.x)
    .map(({ text }) => text)
    .join('')

/** What can be selected and is no outline. */
const textOf = (pieces: readonly Piece[]): string => read(pieces.filter(({ isOutline }) => !isOutline))

const drawnAs = (side: SheetSide): readonly (readonly [where: string, pieces: readonly Piece[]])[] => [
  ['sheet on screen', piecesIn(svgText(sideSvg(side, maskErasers)))],
  ['print', piecesIn(svgText(sideSvg(side, clipErasers)))],
  ['SVG file', piecesIn(sideFile(side, {}))],
]

const pdfOf = async (sides: readonly SheetSide[]) => {
  const pdf = openPdf({ title: 'T', author: '', language: 'en', firstBookmark: 'S' }, usedFonts(sides, FONTS))
  for (const side of sides) await pdf.addSide(side)
  return must((await readPdf(new Uint8Array(await pdf.finish()))).pages[0])
}

describe('an emergency number', () => {
  it('is read beside its own name on the sheet, in print and in an SVG file, and is text', () => {
    fc.assert(
      fc.property(leaders, between, (all, separator) => {
        const phone = all.map(({ name, number }) => `${name} ${number}`).join(separator)
        for (const [, pieces] of drawnAs(must(sidesWith(phone)[0]))) {
          for (const { name, number } of all) {
            expect(read(pieces)).toContain(`${name} ${number}`)
            expect(textOf(pieces)).toContain(number)
          }
          expect(pieces).toContainEqual(expect.objectContaining({ text: '112', isOutline: false }))
        }
      }),
    )
  })

  it('is text in the PDF, beside its own name, and can be pressed where it stands', async () => {
    await fc.assert(
      fc.asyncProperty(leaders, between, async (all, separator) => {
        const phone = all.map(({ name, number }) => `${name} ${number}`).join(separator)
        const sides = sidesWith(phone)
        const { texts, linkBoxes, links } = await pdfOf(sides)
        const { size } = must(must(must(sides[0]).pages[0]).page.safety.lines[0])
        for (const { number } of all) {
          // The names are outlines: the links, which the SVG places too, say where the numbers stand beside them.
          const printed = must(texts.find(({ text }) => text.includes(number)))
          const before = printed.text.slice(0, printed.text.indexOf(number))
          const pressed = must(linkBoxes[links.indexOf(`tel:${number.replace(/[^+\d]/g, '')}`)])
          const points = size / MILLIMETRES_PER_POINT
          const from = printed.x + TYPEFACE.widthOf(before) * points
          const to = from + boldOf(TYPEFACE).widthOf(number) * points
          // pdf.js joins neighbouring pieces, and so loses the width of short outlines between them.
          const shared = Math.min(to, pressed.x + pressed.width) - Math.max(from, pressed.x)
          expect(shared / (to - from)).toBeGreaterThan(0.8)
          expect(pressed.width).toBeCloseTo(to - from, 0)
          expect(pressed.y).toBeLessThan(printed.y)
          expect(pressed.y + pressed.height).toBeGreaterThan(printed.y)
        }
      }),
      { numRuns: 20 },
    )
  })

  it('keeps its digits in order in a note of any script, on paper and on screen', () => {
    fc.assert(
      fc.property(leaders, between, (all, separator) => {
        const note = all.map(({ name, number }) => `${name} ${number}`).join(separator)
        // Paper isolates by itself; on screen the browser directs the isolated text, by the same algorithm.
        for (const shown of [note, isolated(note)]) {
          const fromLeft = directedParts(shown).filter(({ isRightToLeft }) => !isRightToLeft)
          for (const { number } of all) expect(fromLeft.some(({ text }) => text.includes(number))).toBe(true)
        }
      }),
    )
  })
})

it('a group whose name runs from right to left leaves the other facts in order', () => {
  const rest = 'Saturday 21 November 2026 · 19:00, church · 8.4 km in all'
  for (const group of ['צופים תל אביב', 'כשاف 12 בית', 'צופים 0470 12 34 56']) {
    for (const [, pieces] of drawnAs(must(sidesWith('', `${group} · ${rest}`)[0])))
      expect(textOf(pieces)).toContain(`· ${rest}`)
  }
})

it('a mark that turns texts around has no effect on the sheet', () => {
  for (const mark of ['\u202e', '\u2067', '\u202b'])
    for (const [, pieces] of drawnAs(must(sidesWith(`${mark}An 0470 12 34 56`)[0])))
      expect(textOf(pieces)).toContain('An 0470 12 34 56')
})
