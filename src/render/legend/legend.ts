import { LINE_SIGNS, signsIn } from '../../geometry/junction/signsIn'
import { ICONS } from '../../model/icons'
import type { SheetOptions } from '../../model/sheet/sheetOptions'
import { numberedOn, type PageBody } from '../sheet/page'
import type { SheetContent } from '../sheet/sheetContent'
import { LAYOUT_SIGNS, NEXT_MARK, SINCE_MARK, type LayoutSign, type Sign } from './signs'
import { BETWEEN_FACTS, cleanText, type TextLine } from '../sheet/sheetText'

/** The content of the legend. */
export interface Legend {
  readonly explanation: string
  readonly signs: readonly { readonly sign: Sign; readonly text: string }[]
}

/** The legend for these pages; `undefined` when it is off or has nothing to explain. */
export const legendOf = (content: SheetContent, bodies: readonly PageBody[]): Legend | undefined => {
  const { words, options } = content
  const explanation = cleanText(explanationOf(content, bodies))
  const signs = options.legend ? signsOn(content, bodies) : []
  if (explanation === '' && signs.length === 0) return undefined
  return {
    explanation,
    signs: signs.map((sign) => ({
      sign,
      text: typeof sign === 'number' ? (words.icons[sign] ?? '') : words.signs[sign],
    })),
  }
}

const explanationOf = ({ options: { explain }, words }: SheetContent, bodies: readonly PageBody[]): string => {
  if (explain === undefined) return ''
  if (typeof explain === 'object') return explain.text
  const has = (kind: PageBody['kind']): boolean => bodies.some((body) => body.kind === kind)
  return [
    ...(has('fishbone') ? [words.explained.fishbone] : []),
    ...(has('cells') ? [words.explained[explain]] : []),
  ].join(' ')
}

/** The signs on these pages, in the order of explanation. */
const signsOn = ({ drawings }: SheetContent, bodies: readonly PageBody[]): readonly Sign[] => {
  const drawn = drawings.map(({ elements }) => signsIn(elements))
  const isOnPages: Readonly<Record<LayoutSign, boolean>> = {
    join: hasJoins(bodies),
    since: hasMark(SINCE_MARK, bodies),
    next: hasMark(NEXT_MARK, bodies),
  }
  return [
    ...LINE_SIGNS.filter((sign) => drawn.some(({ lines }) => lines.has(sign))),
    ...LAYOUT_SIGNS.filter((sign) => isOnPages[sign]),
    ...ICONS.flatMap((_, icon) => (drawn.some(({ icons }) => icons.has(icon)) ? [icon] : [])),
  ]
}

/** Whether a page emphasises a route in grey, so that the legend needs a grey sample. */
export const emphasisesRoute = (bodies: readonly PageBody[], { emphasis }: SheetOptions): boolean =>
  emphasis === true &&
  bodies.some(
    (body) =>
      body.kind === 'fishbone' || body.cells.some(({ routeInk }) => routeInk !== undefined && routeInk.length > 0),
  )

const hasJoins = (bodies: readonly PageBody[]): boolean => {
  const numbers = bodies.flatMap((body) =>
    body.kind === 'fishbone' ? body.fishbone.strips.map(() => body.fishbone.number) : [],
  )
  return new Set(numbers).size < numbers.length
}

/** Whether a line contains a distance with this mark. */
const hasMark = (mark: string, bodies: readonly PageBody[]): boolean =>
  bodies.flatMap(linesOn).some(({ text }) => new RegExp(`(?:^|${BETWEEN_FACTS})${mark} \\d`).test(text))

const linesOn = (body: PageBody): readonly TextLine[] =>
  [...body.texts, ...numberedOn(body)].flatMap(({ lines }) => lines)
