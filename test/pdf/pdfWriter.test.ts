import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { PAPER_SIZES } from '../../src/constants'
import { ORIENTATIONS, PAPERS } from '../../src/model/sheet/sheetOptions'
import type { Size } from '../../src/model/types'
import { hexText } from '../../src/pdf/markedContent'
import { openPdf, type Descriptions, type PdfMetadata } from '../../src/pdf/pdfWriter'
import { usedFonts } from '../../src/pdf/usedFonts'
import { lettersOf } from '../../src/render/font/trueType'
import type { SheetSide } from '../../src/render/sheet/side'
import { typefaceFrom } from '../../src/render/sheet/typeface'
import { MILLIMETRES_PER_POINT } from '../fixtures/lengths.mjs'
import { ARROW, DASHED, drawing, ERASER, LINE, stamp, svgPoints } from '../support/drawings'
import { must } from '../support/must'
import { imageObjects, pdfSource, readPdf } from '../support/paper/pdf'
import { qpdfFaults } from '../support/paper/qpdf'
import { sheetFonts, sheetTypeface } from '../support/paper/sheetFont'
import { emptyDrawings, sheetSidesOf } from '../support/paper/sheets'

const FONTS = sheetFonts()
const TYPEFACE = sheetTypeface()

const sidesWith = (content: Parameters<typeof sheetSidesOf>[0]) => sheetSidesOf(content, TYPEFACE)

const write = async (
  sides: readonly SheetSide[],
  metadata: Partial<PdfMetadata> = {},
  descriptions?: Descriptions,
): Promise<Uint8Array> => {
  const pdf = openPdf(
    { title: 'Tocht 1', author: '', language: 'en', firstBookmark: 'Start', ...metadata },
    usedFonts(sides, FONTS),
  )
  for (const side of sides) await pdf.addSide(side, descriptions)
  return new Uint8Array(await pdf.finish())
}

const FULL_DRAWINGS = [
  {
    ...drawing('a', LINE, DASHED, ARROW, stamp(90, 90, 3), ERASER, ARROW, ERASER),
    note: 'Over the bridge',
    distance: 350,
  },
]

const FULL = sidesWith({
  name: 'Zomerkamp Łódź',
  phone: '0470 12 34 56',
  facts: 'Scouts · Жовтень',
  drawings: [...FULL_DRAWINGS, ...emptyDrawings(30)],
})

/** The PDF operators of the first page. */
const contentOf = (bytes: Uint8Array): string => {
  const file = Buffer.from(bytes)
  const start = file.indexOf('stream\n') + 'stream\n'.length
  return inflateSync(file.subarray(start, file.indexOf('\nendstream', start))).toString('latin1')
}

/** The six-letter prefix of the font name. */
const tagOf = (bytes: Uint8Array): string | undefined =>
  /\/FontName \/([A-Z]{6})\+Inter-Medium\s/.exec(pdfSource(bytes))?.[1]

describe('the PDF', () => {
  it('has all text of each page in two embedded weights of a typeface, and no image', async () => {
    const bytes = await write(FULL)
    const { pages, fonts } = await readPdf(bytes)
    expect(pages).toHaveLength(2)
    for (const [index, { text, images }] of pages.entries()) {
      for (const part of [
        'Zomerkamp Łódź',
        '0470 12 34 56',
        'Scouts · Жовтень',
        `Page ${index + 1} of 2`,
        '112, then 0470 12 34 56',
      ]) {
        expect(text).toContain(part)
      }
      expect(images).toBe(0)
    }
    for (const part of ['30', '350 m', 'Over the bridge']) expect(must(pages[0]).text).toContain(part)
    expect(imageObjects(bytes)).toBe(0)
    expect(fonts).toHaveLength(2)
    expect(pdfSource(bytes)).toContain('/FontFile2')
  })

  it('gives its font a unique name and the height of capitals, as printers need', async () => {
    const [file, other] = [await write(FULL), await write(sidesWith({ name: 'Xyz', drawings: emptyDrawings(2) }))]
    expect(tagOf(file)).toMatch(/^[A-Z]{6}$/)
    expect(tagOf(other)).not.toBe(tagOf(file))
    const { fonts } = await readPdf(file)
    expect(fonts).toEqual([expect.stringMatching(/^[A-Z]{6}\+Inter-Bold$/), `${tagOf(file)}+Inter-Medium`])
    // Inter: 1,490 of 2,048 units.
    expect(pdfSource(file)).toContain('/CapHeight 728')
  })

  it('states its title, author and language, and has bookmarks with the drawing numbers', async () => {
    const bytes = await write(FULL, {
      title: 'Zomerkamp Łódź 🏕️',
      author: 'Scouts Zoniën',
      language: 'nl',
      firstBookmark: 'Début',
    })
    const { title, author, lang, bookmarks, bookmarked } = await readPdf(bytes)
    expect([title, author, lang]).toEqual(['Zomerkamp Łódź 🏕️', 'Scouts Zoniën', 'nl'])
    expect(bookmarks).toEqual(['Début', 'Page 1 of 2: 1–30', 'Page 2 of 2: 31'])
    expect(bookmarked).toEqual([1, 1, 2])
    // To the top of an A4, at the zoom that the reader has.
    expect(pdfSource(bytes).match(/\/XYZ null 842 null\]/g)).toHaveLength(3)
  })

  it('says it all once more as XMP, which archives read', async () => {
    const bytes = await write(FULL, { title: 'Łódź <&> \ud800', author: 'Scouts & co', language: 'nl' })
    const { xmp } = await readPdf(bytes)
    expect(xmp).toEqual({ title: 'Łódź <&> \ufffd', creator: ['Scouts & co'], language: 'nl' })
    // Uncompressed, since programs search the file for it.
    expect(Buffer.from(bytes).toString('utf8')).toContain('<dc:title>')
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/^%PDF-1\.7\n/)
  })

  it('is read out in order: the name, then each box with a sentence about its drawing, then the phone number', async () => {
    const sides = sidesWith({
      name: 'Zomerkamp שלום',
      phone: '0470 12 34 56',
      facts: 'Scouts',
      drawings: [...FULL_DRAWINGS, drawing('b', LINE)],
      options: { legend: true, distances: 'since', startNote: 'At the church', finishNote: 'At the lake' },
    })
    const descriptions = new Map([
      [1, 'Drawing 1. From below, turn left.'],
      [2, 'Drawing 2. Żółw: (rechtdoor) \\ 🐢.'],
    ])
    const { spoken } = must((await readPdf(await write(sides, {}, new Map([[1, descriptions]])))).pages[0])
    expect(spoken.map(([kind, text]) => [kind, text.replaceAll(/\s+/g, ' ').trim()]).slice(0, 3)).toEqual([
      ['H1', expect.stringMatching(/^Zomerkamp/)],
      ['P', 'Scouts'],
      ['P', expect.stringMatching(/^Start.*At the church$/)],
    ])
    expect(spoken.filter(([kind]) => kind === 'Figure').map(([, text]) => text)).toEqual([
      ...descriptions.values(),
      'ball to arrow',
      'a line',
      'a dashed line',
      'after …',
    ])
    const first = spoken.findIndex(([, text]) => text === descriptions.get(1))
    expect(must(spoken[first - 1])[1]).toMatch(/^1.*Over the bridge$/)
    const place = (part: string) => spoken.findIndex(([, text]) => text.includes(part))
    expect(place('Over the bridge')).toBeLessThan(place('At the lake'))
    expect(must(spoken.at(-1))[1]).toContain('0470 12 34 56')
  })

  it('is read out with its legend: each group under its heading, and what each sample looks like before its meaning', async () => {
    const drawings = FULL_DRAWINGS.concat(FULL_DRAWINGS).map(({ elements }, at) => ({
      id: `d${at}`,
      elements,
      distance: 40,
    }))
    const options = { legend: true, explain: 'shortest', distances: 'since' } as const
    const { spoken } = must((await readPdf(await write(sidesWith({ drawings, options })))).pages[0])
    const texts = spoken.map(([kind, text]) => `${kind} ${text.trim()}`)
    expect(texts.slice(texts.indexOf('P Shortest way'), -1)).toEqual([
      'P Shortest way',
      'Figure Example: turn right. True in the middle.',
      'H2 Roads',
      'Figure ball to arrow',
      'P Way',
      'Figure a line',
      'P Paved',
      'Figure a dashed line',
      'P Unpaved',
      'H2 Marks',
      'P House',
      'H2 Distances',
      'Figure 1200 m',
      'P Total',
      'Figure after …',
      'P Since',
      'Figure then …',
      'P Next',
      'Figure a thick edge',
      'P Close',
    ])
  })

  it('is read out page after page, also where a booklet has them in another order', async () => {
    const drawings = emptyDrawings(151)
    const descriptions = new Map(drawings.map((_, index) => [index + 1, `D${index + 1}`]))
    const sides = sidesWith({ drawings, options: { imposition: 'booklet' } })
    const pages = sides.flatMap((side) => side.pages.map(({ page }) => page.number))
    const source = pdfSource(await write(sides, {}, new Map(pages.map((page) => [page, descriptions]))))
    const objectOf = (id: string) => source.slice(source.indexOf(`\n${id} 0 obj\n`)).split('endobj')[0] ?? ''
    const [, parts = ''] = must(/\/S\/Document\/P \d+ 0 R\/K \[([^\]]*)\]/.exec(source))
    const read = Array.from(parts.matchAll(/(\d+) 0 R/g), ([, id = '']) => /\/Alt \((\w+)\)/.exec(objectOf(id))?.[1])
    expect(read.filter((text) => text !== undefined)).toEqual([...descriptions.values()])
  })

  it('says the names of the fields for a team, and describes the squares, before the first drawing', async () => {
    const sides = sidesWith({ facts: 'Scouts', drawings: [drawing('a', LINE)], options: { team: true } })
    const { spoken } = must((await readPdf(await write(sides, {}, new Map([[1, new Map([[1, 'D1']])]])))).pages[0])
    const said = spoken.map(([kind, text]) => [kind, text.replaceAll(/\s+/g, ' ').trim()])
    expect(said.slice(2, 5)).toEqual([
      ['P', expect.stringContaining('Team')],
      ['Figure', '8 squares'],
      ['P', '1'],
    ])
  })

  it('has spaces between the lines that are read out together', async () => {
    const source = pdfSource(await write(sidesWith({ drawings: FULL_DRAWINGS })))
    expect(source).toContain('/ActualText (1 350 m Over the bridge)')
  })

  it('keeps the text of letters that are drawn as shapes', async () => {
    const [side] = sidesWith({ name: 'Kamp 東京' })
    expect(contentOf(await write([must(side)]))).toContain(`/Span <</ActualText ${hexText('東京')}>> BDC`)
  })

  it('shows its title in the window of a viewer, and numbers its pages', async () => {
    const bytes = await write(FULL)
    const { showsTitle, pageLabels } = await readPdf(bytes)
    expect(showsTitle).toBe(true)
    expect(pageLabels).toEqual(['1', '2'])
    // One numbering style is written, and no label for each page.
    expect(pdfSource(bytes)).toContain('/PageLabels << /Nums [0 << /S /D >>] >>')
  })

  it('asks a viewer to print it at its real size', async () => {
    expect(pdfSource(await write(FULL))).toMatch(/\/ViewerPreferences\s*<<[^>]*\/PrintScaling \/None/)
  })

  it('links each phone number on every page to a call', async () => {
    const phone = 'An 0470 12 34 56, Bart +32 (0)486/98.76.54'
    const { pages } = await readPdf(await write(sidesWith({ phone, drawings: emptyDrawings(31) })))
    expect(pages.map(({ links }) => links)).toEqual(pages.map(() => ['tel:112', 'tel:0470123456', 'tel:+32486987654']))
  })

  it.each(PAPERS.flatMap((paper) => ORIENTATIONS.map((orientation) => ({ paper, orientation }))))(
    'has $orientation pages of size $paper',
    async (options) => {
      const { pages } = await readPdf(await write(sidesWith({ drawings: emptyDrawings(31), options })))
      const { width, height } = PAPER_SIZES[options.paper]
      const sides = options.orientation === 'portrait' ? [width, height] : [height, width]
      expect(pages.length).toBeGreaterThan(1)
      for (const page of pages) {
        expect(page.width * MILLIMETRES_PER_POINT).toBeCloseTo(must(sides[0]), 1)
        expect(page.height * MILLIMETRES_PER_POINT).toBeCloseTo(must(sides[1]), 1)
      }
    },
  )

  it('is valid for other readers (qpdf)', async ({ skip }) => {
    const faults = qpdfFaults(await write(FULL))
    if (faults === undefined) skip('qpdf is not installed')
    expect(faults).toBe('')
  })

  it('draws strokes as lines, and clips away erased parts', async () => {
    const written = contentOf(await write(sidesWith({ drawings: [drawing('a', LINE, ERASER)] })))
    const clipped = /W\*\nn[\s\S]*10 20\.5 m\n110 20\.5 l\nS/
    expect(written).toMatch(clipped)
    expect(contentOf(await write(sidesWith({ drawings: [drawing('a', LINE)] })))).not.toMatch(clipped)
  })

  it('is small, since it has no unused fonts and no invisible decimals', async () => {
    const bytes = await write(sidesWith({ drawings: [drawing('a', LINE, ERASER, ARROW)] }))
    expect(pdfSource(bytes)).not.toContain('Helvetica')
    expect(contentOf(bytes)).not.toMatch(/\.\d{7}.* [mlc]$/m)
  })

  it('keeps the rest of a name whose letters cannot be drawn as shapes', async () => {
    const unread = { widthOf: (text: string) => text.length, outlineOf: () => undefined }
    const name = 'Kamp 東京 שלום 2026'
    const bytes = await write(sheetSidesOf({ name }, typefaceFrom(lettersOf(must(FONTS.medium)), unread)))
    const { text, images } = must((await readPdf(bytes)).pages[0])
    for (const part of ['Kamp', '2026']) expect(text).toContain(part)
    expect(images).toBe(0)
    expect(bytes.length).toBeLessThan(50_000)
  })

  it('prints letters that the typeface lacks as shapes', async () => {
    const [side] = sidesWith({ name: 'Kamp 東京' })
    const shapes = must(must(side).pages[0]).page.name.runs.flatMap(({ outline }) => outline?.layers ?? [])
    expect(shapes.length).toBeGreaterThan(0)
    const { pages } = await readPdf(await write([must(side)]))
    expect(must(pages[0]).text).toContain('Kamp')
    expect(must(pages[0]).images).toBe(0)
  })
})

const millimetres = ({ width, height }: Size): readonly number[] =>
  [width, height].map((points) => Math.round(points * MILLIMETRES_PER_POINT * 10) / 10)

describe('a PDF with two pages per side of paper', () => {
  const PHONE = '0470 12 34 56'
  const content = (imposition: 'two' | 'booklet', orientation: (typeof ORIENTATIONS)[number]) =>
    sidesWith({
      phone: PHONE,
      drawings: [...FULL_DRAWINGS, ...emptyDrawings(150)],
      options: { imposition, orientation },
    })

  it.each([
    { orientation: 'portrait', size: [297, 210] },
    { orientation: 'landscape', size: [210, 297] },
  ] as const)('has one page for each side, with $orientation pages', async ({ orientation, size }) => {
    const { pages, pageLabels } = await readPdf(await write(content('two', orientation)))
    expect(pages.map(millimetres)).toEqual(pageLabels.map(() => size))
    const numbers = pages.map(({ text }) => Array.from(text.matchAll(/Page (\d+) of/g), ([, number]) => number))
    expect(numbers.flat()).toEqual(numbers.flat().map((_, index) => String(index + 1)))
    expect(pages).toHaveLength(Math.ceil(numbers.flat().length / 2))
    expect(pages.map(({ images }) => images)).toEqual(pages.map(() => 0))
  })

  it('labels its pages with the page numbers on them, and bookmarks these in order', async () => {
    const two = await readPdf(await write(content('two', 'portrait')))
    expect(two.pageLabels).toEqual(['1–2', '3–4', '5–6'])
    expect(two.bookmarked).toEqual([1, 1, 1, 2, 2, 3, 3])
    const booklet = await readPdf(await write(content('booklet', 'portrait')))
    expect(booklet.pageLabels).toEqual(['1', '2', '6, 3', '4–5'])
    expect(booklet.bookmarked).toEqual([1, 1, 2, 3, 4, 4, 3])
    for (const { bookmarks } of [two, booklet])
      expect(bookmarks).toEqual([
        'Start',
        ...['1–30', '31–60', '61–90', '91–120', '121–150', '151'].map(
          (drawings, index) => `Page ${index + 1} of 6: ${drawings}`,
        ),
      ])
  })

  it('names the pages of the leaders in its bookmarks', async () => {
    const [first, ...others] = emptyDrawings(3)
    const drawings = [{ ...must(first), check: { ok: false, at: 5, seen: '' } }, ...others]
    const { bookmarks } = await readPdf(
      await write(sidesWith({ drawings, options: { imposition: 'two', remarks: true } })),
    )
    expect(bookmarks).toEqual(['Start', 'Page 1 of 1: 1–3', 'Leaders 1 of 1: 1'])
  })

  it('has an unlabelled page for an empty side of a booklet', async () => {
    const { pages, pageLabels } = await readPdf(await write(sidesWith({ options: { imposition: 'booklet' } })))
    expect(pages.map(millimetres)).toEqual(svgPoints('297,210 297,210'))
    expect(pageLabels).toEqual(['1', ''])
    expect(must(pages[1]).text).toBe('')
  })

  it.each([
    { orientation: 'portrait', right: 148.5, down: 0 },
    { orientation: 'landscape', right: 0, down: 148.5 },
  ] as const)(
    'has its phone links where the numbers are printed, with $orientation pages',
    async ({ orientation, right, down }) => {
      const sides = content('two', orientation)
      const { calls } = must(must(sides[0]).pages[0]).page.safety
      const { pages } = await readPdf(await write(sides))
      const { links, linkBoxes } = must(pages[0])
      expect(links).toEqual(['tel:112', 'tel:0470123456', 'tel:112', 'tel:0470123456'])
      const first = calls.map(({ box: { x, y, width, height } }) => [x, y, width, height])
      const second = calls.map(({ box: { x, y, width, height } }) => [x + right, y + down, width, height])
      const pressed = linkBoxes.flatMap(({ x, y, width, height }) => [x, y, width, height])
      for (const [index, millimetre] of [...first, ...second].flat().entries())
        expect(must(pressed[index]) * MILLIMETRES_PER_POINT).toBeCloseTo(millimetre, 2)
    },
  )

  it('is valid for other readers (qpdf)', async ({ skip }) => {
    const faults = qpdfFaults(await write(content('booklet', 'landscape')))
    if (faults === undefined) skip('qpdf is not installed')
    expect(faults).toBe('')
  })
})
