import { hasInk } from '../../model/sheet/drawingFaults'
import type { SheetToPrint } from '../../model/sheet/sheetFaults'
import { FISH_BONE } from '../../model/types'
import { numberedOn, type LaidOut, type Page, type PageBody } from './page'
import { legendOf, emphasisesRoute } from './legend'
import { placeLegend } from './placeLegend'
import { layoutBodies } from './sheetLayouts'
import type { SheetContent } from './sheetContent'
import { fishboneBodies } from './sheetFishbones'
import { safetyHeight } from './safetyStrip'
import { pageFrame } from './sheetFrame'
import { itemsOf } from './sheetItems'
import { roomOn, pageSizeOf, type Room } from './sheetPaper'
import type { Typeface } from './sheetText'

/** Lays out the pages of a sheet; an empty tocht has one, with its header. */
export const layOutSheet = (content: SheetContent, typeface: Typeface): readonly Page[] =>
  framePages(content, bodiesOf(content, typeface), typeface)

/** The room for drawings on a page, above the safety strip. */
export const roomFor = (content: SheetContent, typeface: Typeface): Room => {
  const size = pageSizeOf(content.options)
  return roomOn(size, safetyHeight(content, size, typeface))
}

const bodiesOf = (content: SheetContent, typeface: Typeface): readonly PageBody[] => {
  const items = itemsOf(content)
  const isStrips = content.style === FISH_BONE && content.drawings.length > 0
  const layOutIn = (one: Room): LaidOut => (isStrips ? fishboneBodies : layoutBodies)(content, items, one, typeface)
  const room = roomFor(content, typeface)
  const laidOut = layOutIn(room)
  const legend = legendOf(content, laidOut.bodies)
  if (!legend) return laidOut.bodies
  const options = { ...content.options, emphasis: emphasisesRoute(laidOut.bodies, content.options) }
  return placeLegend({ legend, options, room, mostPages: laidOut.bodies.length, laidOut, layOutIn, typeface })
}

/** Adds header, safety strip and footer to the bodies of pages. */
export const framePages = (content: SheetContent, bodies: readonly PageBody[], typeface: Typeface): readonly Page[] => {
  const size = pageSizeOf(content.options)
  return bodies.map((body, index) => ({
    number: index + 1,
    size,
    ...pageFrame(content, size, { number: index + 1, pages: bodies.length }, typeface),
    body,
  }))
}

/**
 * The parts that do not print as intended: shortened texts of the tocht, and the indexes of drawings with a cut note,
 * small text or an uncertain route without emphasis.
 */
export const missedOn = (
  pages: readonly Page[],
): Pick<SheetToPrint, 'cut' | 'cutNotes' | 'smallTexts' | 'uncertainRoutes'> => {
  const drawings = pages.flatMap(({ body }) => numberedOn(body))
  const cells = pages.flatMap(({ body }) => (body.kind === 'cells' ? body.cells : []))
  return {
    cut: [...(pages[0]?.cut ?? []), ...pages.flatMap(({ body }) => body.texts.flatMap(({ cut }) => cut ?? []))],
    cutNotes: indexesOf(drawings.filter(({ isNoteCut }) => isNoteCut)),
    smallTexts: indexesOf([
      ...cells.filter(({ isSmall }) => isSmall),
      ...pages.flatMap(({ body }) =>
        body.texts.flatMap(({ small }) => (small === undefined ? [] : [{ number: small }])),
      ),
    ]),
    uncertainRoutes: indexesOf(
      cells.filter(({ routeInk, drawing }) => routeInk?.length === 0 && hasInk(drawing.elements)),
    ),
  }
}

const indexesOf = (drawings: readonly { readonly number: number }[]): readonly number[] => [
  ...new Set(drawings.map(({ number }) => number - 1)),
]
