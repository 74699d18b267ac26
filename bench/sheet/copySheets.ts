import { DEFAULT_CANVAS } from '../../src/constants'
import { writeJunction } from '../../src/geometry/junction/writeJunction'
import { strokesOf } from '../../src/model/fishbone/fishbone'
import { ICONS } from '../../src/model/icons'
import { COLUMN_COUNTS, type SheetOptions } from '../../src/model/sheet/sheetOptions'
import { FISH_BONE, FREE_DRAW, type Drawing, type Point, type Stroke } from '../../src/model/types'
import { openPdf } from '../../src/pdf/pdfWriter'
import { usedFont } from '../../src/pdf/usedFont'
import { sidesOf } from '../../src/render/sheet/imposition'
import { legendOf } from '../../src/render/legend/legend'
import { layOutSheet } from '../../src/render/sheet/sheet'
import type { SheetContent } from '../../src/render/sheet/sheetContent'
import { sampleFishbone } from '../../test/support/tochten/fishbones'
import { ARM_KINDS, JUNCTION_COUNT, numberedJunction } from '../../test/support/junctions/junctions'
import { plainDistance } from '../../test/support/plane'
import { sheetFont, sheetTypeface } from '../../test/support/paper/sheetFont'
import { sheetContent } from '../../test/support/paper/sheets'
import { MOST_LEGIBLE_COLUMNS } from '../legible.mjs'
import { signsInBoxes, signsInLegend, signsInStrips } from './knownSigns'
import type { Signs } from './signs'

/** A sheet to copy, and the signs on each of its pages. */
export interface CopySheet {
  readonly label: string
  /** Whether any misreading is an error. */
  readonly isAsked: boolean
  readonly pdf: Uint8Array
  readonly signs: readonly Signs[]
}

const DRAWINGS = 72
const ROWS = 60
/** A prime: junctions this far apart in their list differ in every respect. */
const STRIDE = 15_013
const FONT = sheetFont()
const TYPEFACE = sheetTypeface()

/** Makes sheets of each kind of page on A4. */
export const copySheets = async (): Promise<readonly CopySheet[]> => {
  const drawings = junctionDrawings()
  const inRows = COLUMN_COUNTS.map((columns) => ({ label: `${columns} in a row`, columns }))
  const sheets: CopySheet[] = []
  for (const { label, columns } of inRows)
    sheets.push(await boxesSheet(label, columns <= MOST_LEGIBLE_COLUMNS, drawings, { columns }))
  return [
    ...sheets,
    await boxesSheet(`${MOST_LEGIBLE_COLUMNS} in a row, with the way shown`, true, drawings, {
      columns: MOST_LEGIBLE_COLUMNS,
      emphasis: true,
    }),
    await boxesSheet('table', false, drawings, { layout: 'table' }),
    await fishboneSheet(),
    await legendSheet(drawings),
  ]
}

const boxesSheet = async (
  label: string,
  isAsked: boolean,
  drawings: readonly Drawing[],
  options: Partial<SheetOptions>,
): Promise<CopySheet> => {
  const content = contentOf({ drawings, options })
  const signs = layOutSheet(content, TYPEFACE).map((page) => signsInBoxes(page, TYPEFACE))
  return { label, isAsked, pdf: await pdfOf(content), signs }
}

const fishboneSheet = async (): Promise<CopySheet> => {
  const rows = sampleFishbone(ROWS)
  const content = contentOf({ style: FISH_BONE, drawings: [{ id: 'd', elements: strokesOf(rows) }] })
  const signs = signsInStrips(layOutSheet(content, TYPEFACE), rows, content.options, TYPEFACE)
  return { label: `fish-bone of ${ROWS} rows`, isAsked: false, pdf: await pdfOf(content), signs }
}

const legendSheet = async (drawings: readonly Drawing[]): Promise<CopySheet> => {
  const content = contentOf({ drawings, options: { legend: true } })
  const pages = layOutSheet(content, TYPEFACE)
  const legend = legendOf(
    content,
    pages.map(({ body }) => body),
  )
  const shown = legend?.signs.map(({ sign }) => sign) ?? []
  const signs = pages.map(({ body }) => signsInLegend(body.texts, shown, content.options))
  return { label: 'legend', isAsked: false, pdf: await pdfOf(content), signs }
}

const contentOf = (parts: {
  readonly style?: number
  readonly drawings: readonly Drawing[]
  readonly options?: Partial<SheetOptions>
}): SheetContent =>
  sheetContent({
    style: FREE_DRAW,
    phone: 'An 0470 12 34 56, Bart 0486 98 76 54',
    ...parts,
    options: { crop: true, distances: 'since', ...parts.options },
  })

const pdfOf = async (content: SheetContent): Promise<Uint8Array> => {
  const sides = sidesOf(layOutSheet(content, TYPEFACE), content.options)
  const metadata = { title: content.name, author: '', language: 'en' as const, firstBookmark: 'Start' }
  const pdf = openPdf(metadata, usedFont(sides, FONT))
  for (const side of sides) await pdf.addSide(side)
  return new Uint8Array(pdf.finish())
}

/** Junctions as written by the ring, with an icon where there is room; each has a distance, except the last. */
const junctionDrawings = (): readonly Drawing[] =>
  Array.from({ length: DRAWINGS }, (_, index): Drawing => {
    const junction = numberedJunction((index * STRIDE) % JUNCTION_COUNT, ARM_KINDS, index % 5 === 4)
    const strokes = writeJunction(junction, DEFAULT_CANVAS)
    const place = freePlace(strokes)
    const icon = place && { icon: { ...place, index: index % ICONS.length } }
    return {
      id: `d${index}`,
      elements: [...strokes, ...(icon ? [icon] : [])],
      ...(index < DRAWINGS - 1 && { distance: 50 + 137 * index }),
    }
  })

/** Least distance from an icon's centre to a line, in units: with six columns its corners then touch no ink. */
const ICON_ROOM = 95
const STEP = 12

/** The place for an icon that is furthest from all lines; `undefined` when none has room. */
const freePlace = (strokes: readonly Stroke[]): Point | undefined => {
  const { width, height } = DEFAULT_CANVAS
  let best: { readonly place: Point; readonly room: number } | undefined
  for (let x = ICON_ROOM; x <= width - ICON_ROOM; x += STEP)
    for (let y = ICON_ROOM; y <= height - ICON_ROOM; y += STEP) {
      const room = Math.min(...strokes.map(({ points }) => plainDistance({ x, y }, points)))
      if (room > (best?.room ?? ICON_ROOM)) best = { place: { x, y }, room }
    }
  return best?.place
}
