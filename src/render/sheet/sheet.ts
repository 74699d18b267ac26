import { FISH_BONE } from '../../model/types'
import { legendOf, emphasisesRoute } from './legend'
import type { LaidOut, Page, PageBody } from './page'
import { placeLegend } from './placeLegend'
import { safetyHeight } from './safetyStrip'
import type { SheetContent } from './sheetContent'
import { fishboneBodies } from './sheetFishbones'
import { pageFrame } from './sheetFrame'
import { itemsOf } from './sheetItems'
import { layoutBodies } from './sheetLayouts'
import { roomOn, pageSizeOf, type Room } from './sheetPaper'
import type { Typeface } from './sheetText'
import { teamFields, TEAM_GAP } from './teamFields'

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
  const whole = roomFor(content, typeface)
  const team = content.options.team ? teamFields(content.words.teamFields, whole, typeface) : undefined
  const room = team ? { ...whole, head: team.frame.height + TEAM_GAP } : whole
  const laidOut = layOutIn(room)
  const legend = legendOf(content, laidOut.bodies)
  const options = { ...content.options, emphasis: emphasisesRoute(laidOut.bodies, content.options) }
  const bodies = legend
    ? placeLegend({ legend, options, room, mostPages: laidOut.bodies.length, laidOut, layOutIn, typeface })
    : laidOut.bodies
  return team ? bodies.map((body, page) => (page === 0 ? { ...body, texts: [team, ...body.texts] } : body)) : bodies
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
