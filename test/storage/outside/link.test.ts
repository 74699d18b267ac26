import { describe, expect, it } from 'vitest'
import { LINK_MARK, LONGEST_QR_TEXT, LONGEST_LINK, MOST_DRAWINGS, MOST_TEXT } from '../../../src/constants'
import { SIMPLIFY_TOLERANCE } from '../../../src/geometry/line/simplifiedPoints'
import { simplify } from '../../../src/geometry/line/simplify'
import { roundPoint } from '../../../src/geometry/points'
import { addSideRoad } from '../../../src/model/fishbone/editFishbone'
import { EMPTY_ROW, strokesOf } from '../../../src/model/fishbone/fishbone'
import { DEFAULT_SHEET } from '../../../src/model/sheet/defaultSheet'
import { isStroke, type DrawingElement, type WholeTocht } from '../../../src/model/types'
import { fromDisk, tochtText, toDisk } from '../../../src/storage/format'
import { linkOf } from '../../../src/storage/outside/link'
import { readText } from '../../../src/storage/outside/readText'
import { canvas, details, elements, sheet, text } from '../../support/arbitraries'
import { readThroughCode } from '../../support/codes'
import { drawing, LINE, whole } from '../../support/drawings'
import { linkCarrying } from '../../support/linkCarrying'
import { must } from '../../support/must'
import { fc } from '../../support/properties'
import { countedIds } from '../../support/storage'
import { sampleTocht } from '../../support/tochten/sampleTocht'
import { straightTocht } from '../../support/tochten/straightTocht'

const ADDRESS = 'https://tochten.example/app/'

/** Any tocht that can be drawn: ink, icons, erasers, notes, distances, canvas and sheet. */
const anyWhole: fc.Arbitrary<WholeTocht> = fc
  .record({
    inks: fc.array(fc.tuple(elements, details), { maxLength: 4 }),
    name: text,
    style: fc.constantFrom(0, 1),
    canvas,
    sheet: fc.option(sheet, { nil: undefined }),
  })
  .map(({ inks, name, style, canvas: size, sheet: options }) => {
    const { tocht, drawings } = whole(
      inks.map(([ink, known], index) => ({ ...drawing(`d${index}`, ...ink), ...known })),
      { name, style, canvas: size },
    )
    return { tocht: options ? { ...tocht, sheet: options } : tocht, drawings }
  })

const fishbone = (): WholeTocht => {
  const rows = addSideRoad(addSideRoad([EMPTY_ROW, EMPTY_ROW], 0, 'left', { dashed: true }), 1, 'right', {
    dashed: false,
  })
  return whole([drawing('d0', ...strokesOf(rows))], { name: 'Langs de Dijle', style: 1 })
}

const checked = (handed: WholeTocht): WholeTocht => ({
  ...handed,
  drawings: handed.drawings.map(({ id, elements: ink, ...known }) => ({
    id,
    elements: ink,
    ...known,
    check: { ok: false, note: `Road ${id} is closed`, at: 5, seen: id },
  })),
})

const arrived = async (handed: string): Promise<WholeTocht> => {
  const read = await readText('tocht', handed)
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return fromDisk(must(read.value.tochten[0]), countedIds(), false)
}

const linkTo = async (handed: WholeTocht): Promise<string> => must(await linkOf(ADDRESS, handed))

/** A link on whose way somebody wrote its `#` in another form. */
const encoded = (link: string, mark: string): string => link.replace('#', mark)

/** A stroke with only the points that remain after simplification on release. */
const asReleased = (element: DrawingElement): DrawingElement =>
  isStroke(element) ? { ...element, points: simplify(element.points, SIMPLIFY_TOLERANCE).map(roundPoint) } : element

describe('a shared tocht arrives unchanged', () => {
  const WAYS: readonly (readonly [string, (handed: WholeTocht) => Promise<string>])[] = [
    ['as a link', linkTo],
    ['as a link in a message', async (handed) => `Onze tocht: ${await linkTo(handed)}\n\nTot zondag!`],
    ['as a link in a sentence', async (handed) => `[17:02] Jan: "Dit is {hem}" (${await linkTo(handed)}).`],
    ['as a link in Markdown', async (handed) => `[Onze tocht](${await linkTo(handed)})`],
    ['as a link whose # a messenger encoded', async (handed) => encoded(await linkTo(handed), '%23')],
    ['as a link whose # was encoded twice', async (handed) => `${encoded(await linkTo(handed), '%2523')}?fbclid=1`],
    ['as the part of a link that the app sees', async (handed) => (await linkTo(handed)).slice(ADDRESS.length)],
    ['on the clipboard or as a file', async (handed) => tochtText(handed)],
  ]
  it.each(WAYS)('%s', async (_, handOver) => {
    await fc.assert(
      fc.asyncProperty(anyWhole, async (handed) => {
        expect(toDisk(await arrived(await handOver(handed)))).toEqual(toDisk(handed))
      }),
    )
    expect(toDisk(await arrived(await handOver(fishbone())))).toEqual(toDisk(fishbone()))
  })

  it('even if it names a link', async () => {
    const { tocht, drawings } = whole([drawing('d0', LINE)], { name: `See ${LINK_MARK}abc` })
    expect(toDisk(await arrived(tochtText({ tocht, drawings })))).toEqual(toDisk({ tocht, drawings }))
  })

  it('as a QR code that another program reads', async () => {
    await fc.assert(
      fc.asyncProperty(anyWhole, async (handed) => {
        const link = await linkTo(handed)
        fc.pre(link.length <= LONGEST_QR_TEXT)
        expect(toDisk(await arrived(must(await readThroughCode(link))))).toEqual(toDisk(handed))
      }),
      { numRuns: 25 },
    )
  })
})

describe('a link', () => {
  it('has only characters that no messenger changes', async () => {
    await fc.assert(
      fc.asyncProperty(anyWhole, async (handed) => {
        expect(await linkTo(handed)).toMatch(/^https:\/\/tochten\.example\/app\/#tocht\.[\w-]+\.[\w-]+$/)
      }),
    )
  })

  it('leaves out default print options', async () => {
    const { tocht, drawings } = whole([drawing('d0', LINE)])
    const plain = await linkTo({ tocht: { ...tocht, sheet: {} }, drawings })
    expect(await linkTo({ tocht: { ...tocht, sheet: DEFAULT_SHEET }, drawings })).toBe(plain)
  })

  it('holds a tocht of 30 junctions with room to spare', async () => {
    const lengths = await Promise.all(
      [10, 20, 30, 60, 120].map(async (count) => {
        const handed = straightTocht(count)
        return { count, text: tochtText(handed).length, link: (await linkTo(handed)).length }
      }),
    )
    for (const { count, text: characters, link } of lengths)
      process.stdout.write(`  ${count} straight junctions: ${characters} characters of text, a link of ${link}\n`)
    expect(must(lengths.find(({ count }) => count === 30)).link).toBeLessThan(LONGEST_LINK / 4)
  })

  it('also holds 30 drawings drawn freehand', async () => {
    const { name, drawings } = sampleTocht()
    const handed = whole(
      drawings.slice(0, 30).map((ink, index) => drawing(`d${index}`, ...ink.map(asReleased))),
      { name },
    )
    const link = await linkTo(handed)
    process.stdout.write(
      `  30 freehand junctions: ${tochtText(handed).length} characters of text, a link of ${link.length}\n`,
    )
    expect(link.length).toBeLessThan(LONGEST_LINK)
  })

  it('leaves out checks only if a QR code then holds it', async () => {
    for (const count of [1, 60]) {
      const handed = checked(straightTocht(count))
      expect(toDisk(await arrived(await linkTo(handed)))).toEqual(toDisk(handed))
    }
    expect(await linkTo(checked(straightTocht(14)))).toBe(await linkTo(straightTocht(14)))
  })

  it('may be as long as the limit, and not longer, if need be without checks', async () => {
    const links = await Promise.all(
      Array.from({ length: 60 }, (_, tens) => linkOf(ADDRESS, straightTocht(10 * (tens + 1)))),
    )
    const last = links.findLastIndex((link) => link !== undefined)
    expect(links.slice(0, last + 1)).not.toContain(undefined)
    expect(last).toBeLessThan(links.length - 1)
    expect(must(links[last]).length).toBeLessThanOrEqual(LONGEST_LINK)
    expect(must(links[last]).length).toBeGreaterThan(LONGEST_LINK * 0.9)
    expect(await linkTo(checked(straightTocht(10 * (last + 1))))).toBe(links[last])
    process.stdout.write(`  a link holds ${10 * (last + 1)} straight junctions\n`)
  })

  it('as long as a QR code allows is read by a camera', async () => {
    const tochten = Array.from({ length: 40 }, (_, index) => straightTocht(index + 1))
    const links = await Promise.all(tochten.map(linkTo))
    const longest = links.findLastIndex((link) => link.length <= LONGEST_QR_TEXT)
    const link = must(links[longest])
    expect(await readThroughCode(link)).toBe(link)
    process.stdout.write(`  a QR code holds ${longest + 1} straight junctions: ${link.length} characters\n`)
  })
})

const packed = (value: unknown): string => linkCarrying(typeof value === 'string' ? value : JSON.stringify(value))

describe('a hostile link', () => {
  const many = Array.from({ length: MOST_DRAWINGS + 1 }, () => [])
  it.each<[string, string, object]>([
    ['that carries nothing', LINK_MARK, { kind: 'brokenLink' }],
    ['that is not base64url', `${LINK_MARK}%00<script>`, { kind: 'brokenLink' }],
    ['whose length is not a whole number of bytes', `${LINK_MARK}abcde`, { kind: 'brokenLink' }],
    ['that is not packed', `${LINK_MARK}${btoa('[]').replaceAll('=', '')}`, { kind: 'brokenLink' }],
    ['that was cut off', packed({ ink: [] }).slice(0, -1), { kind: 'brokenLink' }],
    ['that is longer than the limit', LINK_MARK + 'A'.repeat(LONGEST_LINK + 1), { kind: 'tooLong' }],
    ['that holds junk', packed('\u0000junk'), { kind: 'notJson' }],
    ['that holds nothing', packed(''), { kind: 'empty' }],
    ['that holds no tocht', packed({ hello: 1 }), { kind: 'notTocht' }],
    ['that holds another link', packed(packed({ ink: [] })), { kind: 'notJson' }],
    ['with too many drawings', packed({ ink: many }), { kind: 'tooMany', what: 'drawings' }],
    ['with several tochten', packed([{ ink: [] }, { ink: [] }]), { kind: 'manyTochten' }],
    ['with ink that is no list', packed({ ink: 'ink' }), { kind: 'wrong', expected: 'list' }],
    [
      'with a coordinate beyond the limit',
      packed({ ink: [[[0, 9e15, 0]]] }),
      { kind: 'wrong', expected: 'coordinate' },
    ],
    [
      'with an icon that does not exist',
      packed({ ink: [[{ icon: { x: 0, y: 0, index: -1 } }]] }),
      { kind: 'wrong', expected: 'icon' },
    ],
    ['with an invalid packed stroke', packed({ ink: [[[0, 0.5, 0]]] }), { kind: 'wrong', expected: 'list' }],
    ['with a name that is not a text', packed({ ink: [], name: {} }), { kind: 'wrong', expected: 'text' }],
  ])('%s is refused', async (_, link, fault) => {
    expect(await readText('tocht', link)).toMatchObject({ ok: false, fault })
  })

  it('whose text is longer than any text may be is too long itself', async () => {
    const bomb = packed(`{"name":"${'x'.repeat(MOST_TEXT)}"}`)
    expect(await readText('tocht', bomb)).toMatchObject({ ok: false, fault: { kind: 'tooLong', most: LONGEST_LINK } })
  })

  it('gains nothing from member names with a meaning in JavaScript', async () => {
    const hostile =
      '{"__proto__":{"drawings":[],"polluted":1},"constructor":{"prototype":{"polluted":1}},"ink":[[[0,1,2]]]}'
    const loaded = await readText('tocht', packed(hostile))
    expect(loaded).toMatchObject({ ok: true, value: { tochten: [{ drawings: [[{ points: [{ x: 0.1, y: 0.2 }] }]] }] } })
    expect(Object.keys(loaded.ok ? must(loaded.value.tochten[0]) : {})).not.toContain('__proto__')
    expect({}).not.toHaveProperty('polluted')
    expect(await readText('tocht', packed('{"__proto__":{"drawings":[]}}'))).toMatchObject({ ok: false })
  })

  it('with one letter changed, lost or doubled yields only the true ink, and the true ids or none', async () => {
    const link = await linkTo(whole([drawing('d0', LINE)]))
    const right = await readText('tocht', link)
    const withoutTheirs = await readText('tocht', link.slice(0, link.lastIndexOf('.')))
    const start = ADDRESS.length + LINK_MARK.length
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: start, max: link.length - 1 }),
        fc.constantFrom('', 'A', '_', 'z', '7', 'AA'),
        async (at, other) => {
          const read = await readText('tocht', link.slice(0, at) + other + link.slice(at + 1))
          // The last letter has padding bits.
          expect([right, withoutTheirs]).toContainEqual(read.ok ? read : right)
        },
      ),
      { numRuns: 500 },
    )
  })
})
