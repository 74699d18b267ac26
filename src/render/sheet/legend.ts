import { LINE_SIGNS, signsIn } from '../../geometry/junction/signsIn'
import { ICONS } from '../../model/icons'
import type { SheetOptions } from '../../model/sheet/sheetOptions'
import { numberedOn, type PageBody } from './page'
import type { SheetContent, SheetWords } from './sheetContent'
import { distanceTexts, itemsOf, joinedDistance } from './sheetItems'
import { BETWEEN_FACTS, cleanText, type TextLine } from './sheetText'
import {
  ELEMENT_SIGNS,
  groupOf,
  LAYOUT_SIGNS,
  SIGN_GROUPS,
  type DistanceSign,
  type LayoutSign,
  type Sign,
  type SignGroup,
} from './signs'
import type { WorkedExample } from './workedExample'

/** The content of the legend. */
export interface Legend {
  readonly explanation: string
  /** Stands beside the explanation. */
  readonly example?: WorkedExample | undefined
  /** The headings of its groups; absent where its signs are too few to need them. */
  readonly headings?: Readonly<Record<SignGroup, string>> | undefined
  /** One group after the other. */
  readonly signs: readonly LegendSign[]
}

export interface LegendSign {
  readonly sign: Sign
  readonly text: string
  /** What a sample in words says. */
  readonly sample: string
  /** What its sample looks like, for people who cannot see it; absent where its text says so. */
  readonly description: string | undefined
}

/** Fewer signs are found without headings. */
const LEAST_WITH_HEADINGS = 6

/** The legend for these pages; `undefined` when it is off or has nothing to explain. */
export const legendOf = (content: SheetContent, bodies: readonly PageBody[]): Legend | undefined => {
  const { words, options } = content
  const explanation = cleanText(explanationOf(content, bodies))
  const signs = options.legend ? signsOn(content, bodies) : []
  if (explanation === '' && signs.length === 0) return undefined
  const hasHeadings = signs.length >= LEAST_WITH_HEADINGS && new Set(signs.map(groupOf)).size > 1
  return {
    explanation,
    example: exampleOf(content, bodies),
    headings: hasHeadings ? words.signGroups : undefined,
    signs: signs.map((sign): LegendSign => ({
      sign,
      text: textOf(sign, words),
      sample: sampleOf(sign, words),
      description: descriptionOf(sign, content),
    })),
  }
}

const textOf = (sign: Sign, words: SheetWords): string => {
  if (typeof sign !== 'number') return words.signs[sign]
  const icon = ICONS[sign]
  return icon ? words.icons[icon.name] : ''
}

const sampleOf = (sign: Sign, words: SheetWords): string => {
  if (sign === 'text') return SAMPLE_TEXT
  if (sign === 'total') return words.distance(SAMPLE_TOTAL)
  return sign === 'since' || sign === 'next' ? words.printedDistances[sign]('…') : ''
}

const descriptionOf = (sign: Sign, { words, options }: SheetContent): string | undefined => {
  if (typeof sign === 'number') return undefined
  if (sign === 'text' || sign === 'total' || sign === 'since' || sign === 'next') return sampleOf(sign, words)
  if (sign === 'close') return words.samples[options.layout === 'table' ? 'closeRow' : 'closeBox']
  return words.samples[sign]
}

/** A text as leaders write them: the same in every language. */
const SAMPLE_TEXT = 'P 2'
/** In metres. */
const SAMPLE_TOTAL = 1_200

const explanationOf = ({ options: { explain }, words }: SheetContent, bodies: readonly PageBody[]): string => {
  if (explain === undefined) return ''
  if (typeof explain === 'object') return explain.text
  const has = (kind: PageBody['kind']): boolean => bodies.some((body) => body.kind === kind)
  return [
    ...(has('fishbone') ? [words.explained.fishbone] : []),
    ...(has('cells') ? [words.explained[explain]] : []),
  ].join(' ')
}

/** An example of what the app itself explains: the leader's own text may say something else. */
const exampleOf = (content: SheetContent, bodies: readonly PageBody[]): WorkedExample | undefined => {
  const { words, options } = content
  const hasDrawings = bodies.some((body) => body.kind === 'cells' && body.cells.length > 0)
  if (!hasDrawings || options.explain === undefined || typeof options.explain === 'object') return undefined
  const { entry, exit, leave, distance, description, distanceDescription } = words.example
  const isMeasured = itemsOf(content).some((item) => joinedDistance(item) !== '')
  return {
    captions: { entry, exit, leave, distance: isMeasured ? distance : undefined },
    description: isMeasured ? `${description} ${distanceDescription}` : description,
  }
}

/** The signs on these pages, one group after the other. */
const signsOn = (content: SheetContent, bodies: readonly PageBody[]): readonly Sign[] => {
  const drawn = content.drawings.map(({ elements }) => signsIn(elements))
  const distances = distancesOn(content, bodies)
  const isOnPages: Readonly<Record<LayoutSign, boolean>> = {
    join: hasJoins(bodies),
    ...distances,
    close: bodies.some((body) => body.kind === 'cells' && body.cells.some(({ isClose }) => isClose)),
  }
  const signs = [
    ...LINE_SIGNS.filter((sign) => drawn.some(({ lines }) => lines.has(sign))),
    ...LAYOUT_SIGNS.filter((sign) => isOnPages[sign]),
    ...ELEMENT_SIGNS.filter((sign) => drawn.some(({ elements }) => elements.has(sign))),
  ]
  return SIGN_GROUPS.flatMap((group) => signs.filter((sign) => groupOf(sign) === group))
}

/** Whether a page emphasises a route, so that the legend's sample is wider, too. */
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

/** The kinds of distances on these pages; a table names them in its heads instead. */
const distancesOn = (content: SheetContent, bodies: readonly PageBody[]): Readonly<Record<DistanceSign, boolean>> => {
  const own = distanceTexts(content)
  const onPages = new Set(bodies.flatMap(linesOn).flatMap(({ text }) => text.split(BETWEEN_FACTS)))
  const has = (kind: DistanceSign): boolean => own[kind].some((text) => onPages.has(text))
  return { total: has('total'), since: has('since'), next: has('next') }
}

const linesOn = (body: PageBody): readonly TextLine[] =>
  [...body.texts, ...numberedOn(body)].flatMap(({ lines }) => lines)
