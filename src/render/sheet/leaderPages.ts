import type { Box } from '../../geometry/bounds'
import { codeBox } from './codeBox'
import type { LaidOut, Page, PageBody } from './page'
import { framePages, roomFor } from './sheet'
import type { SheetContent } from './sheetContent'
import { remarkBodies } from './sheetRemarks'
import type { Typeface } from './sheetText'

/**
 * The pages for leaders: the remarks from the field, then the code that loads the tocht. They never share paper with the
 * participants' pages.
 *
 * @param behind the number of the participants' pages
 */
export const leaderPages = (content: SheetContent, behind: number, typeface: Typeface): readonly Page[] => {
  const { options, words } = content
  const own = {
    ...content,
    shorterFacts: [],
    // Sheets that both say "Page 1" would be confused.
    words: { ...words, pageOf: words.forLeaders.pageOf },
    options: { ...options, imposition: undefined, emphasis: false },
  }
  const room = roomFor(own, typeface)
  const remarks = remarkBodies(own, room, typeface)
  const bodies = withCode(remarks, own, room, typeface)
  const { title, codeTitle } = words.forLeaders
  const framed = (facts: string): readonly Page[] => framePages({ ...own, facts }, bodies, typeface)
  const many = remarks.bodies.length
  // A page with the code alone has a heading of its own.
  const pages = [...framed(title).slice(0, many), ...framed(codeTitle).slice(many)]
  return pages.map((page) => numbered(page, behind + page.number))
}

const numbered = (page: Page, number: number): Page => ({ ...page, number })

/** Puts the code below the remarks, or on a page of its own. */
const withCode = (
  { bodies, free }: LaidOut,
  { code, options, words }: SheetContent,
  room: Box,
  typeface: Typeface,
): readonly PageBody[] => {
  if (!code || !options.code) return bodies
  const texts = words.forLeaders.codeTexts
  const [last] = bodies.slice(-1)
  for (const place of last ? free : []) {
    const box = codeBox(code, place, texts, typeface)
    if (box && last) return [...bodies.slice(0, -1), { ...last, texts: [...last.texts, box] }]
  }
  const box = codeBox(code, room, texts, typeface) ?? codeBox({ kind: 'tooLong' }, room, texts, typeface)
  return [...bodies, { kind: 'cells', cells: [], texts: box ? [box] : [] }]
}
