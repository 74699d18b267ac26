import { CELL_GAP, LEAST_SCALE, SMALLEST_TEXT } from '../../constants'
import type { Box } from '../../geometry/bounds'
import type { SheetOptions } from '../../model/sheet/sheetOptions'
import type { Legend } from './legend'
import { legendBox, setLegend, type SetLegend } from './legendBox'
import { numberedOn, type LaidOut, type PageBody, type TextBox } from './page'
import type { Room } from './sheetPaper'
import type { Typeface } from './sheetText'
import { LEGEND_SIZE } from './signSample'
import { smallestScale } from './smallestScale'

interface Request {
  readonly legend: Legend
  readonly options: SheetOptions
  readonly room: Room
  readonly laidOut: LaidOut
  /** The most pages, legend included. */
  readonly mostPages: number
  /** Repeats the layout in another room. */
  readonly layOutIn: (room: Room) => LaidOut
  readonly typeface: Typeface
}

const SIZES = [LEGEND_SIZE, SMALLEST_TEXT]

/**
 * Adds the legend to the pages. It tries in order:
 * 1. a free place on the last page;
 * 2. the foot of that page, with slightly smaller pictures;
 * 3. the same with one more page, except for fish-bones;
 * 4. pages of its own.
 *
 * What it can do without is left out before it takes another page or makes drawings much smaller.
 */
export const placeLegend = (request: Request): readonly PageBody[] =>
  onPages(request) ?? onOneMore(request) ?? onFurtherPages(request)

/** With all that leaves the drawings nearly as large as the least legend does. */
const onPages = (request: Request): readonly PageBody[] | undefined => {
  const placed = (legend: Legend): readonly PageBody[] | undefined =>
    inFreePlace({ ...request, legend }) ?? atFoot({ ...request, legend })

  const legends = shorter(request.legend)
  const least = legends.slice(-1).map(placed)[0]
  if (!least) return undefined
  const enough = smallestScale(least) * SCALE_FOR_MORE
  for (const legend of legends.slice(0, -1)) {
    const bodies = placed(legend)
    if (bodies && smallestScale(bodies) >= enough) return bodies
  }
  return least
}

const SCALE_FOR_MORE = 0.9

/** The legend with all that it can do without, and then with less. */
const shorter = ({ example, headings, ...least }: Legend): readonly Legend[] => [
  ...(example
    ? [
        { ...least, headings, example },
        { ...least, headings, example: { ...example, isSmall: true } },
      ]
    : []),
  ...(headings ? [{ ...least, headings }] : []),
  least,
]

const onOneMore = (request: Request): readonly PageBody[] | undefined => {
  const { laidOut, room, layOutIn } = request
  // A fish-bone stays on its pages, even if the legend then needs another.
  if (laidOut.bodies.some(({ kind }) => kind === 'fishbone')) return undefined
  const larger = { ...room, morePages: 1 }
  const mostPages = laidOut.bodies.length + 1
  return onPages({ ...request, room: larger, laidOut: layOutIn(larger), mostPages })
}

const inFreePlace = ({ legend, options, laidOut, typeface }: Request): readonly PageBody[] | undefined => {
  const places = SIZES.flatMap((size) =>
    laidOut.free.map((place) => ({ place, set: setLegend(legend, place.width, size, options, typeface) })),
  )
  const found = places.find(({ place, set }) => set.isWhole && set.height <= place.height)
  return found && withBox(laidOut.bodies, legendBox(found.set, found.place, options, typeface))
}

const atFoot = (request: Request): readonly PageBody[] | undefined => {
  for (const size of SIZES) {
    const { room, options, typeface } = request
    const set = setLegend(request.legend, room.width, size, options, typeface)
    const at = { x: room.x, y: room.y + room.height - set.height }
    const bodies = set.height > room.height / 2 ? undefined : aboveFoot(set.height + CELL_GAP, request)
    if (bodies) return withBox(bodies, legendBox(set, at, options, typeface))
  }
  return undefined
}

/** Makes room on the last page only or, if that fails, on every page. All rows of a table then become lower. */
const aboveFoot = (foot: number, request: Request): readonly PageBody[] | undefined => {
  const { room, layOutIn } = request
  for (const smaller of [
    { ...room, foot },
    { ...room, height: room.height - foot },
  ]) {
    const { bodies } = layOutIn(smaller)
    if (isGood(bodies, request)) return bodies
  }
  return undefined
}

/** Whether no more text is cut than without a legend, the pages are few enough, and no drawing is much smaller. */
const isGood = (bodies: readonly PageBody[], { laidOut, mostPages }: Request): boolean =>
  bodies.length <= mostPages &&
  cutsOn(bodies) <= cutsOn(laidOut.bodies) &&
  smallestScale(bodies) >= smallestScale(laidOut.bodies) * LEAST_SCALE

/** The number of shortened texts. */
const cutsOn = (bodies: readonly PageBody[]): number =>
  bodies
    .flatMap((body) => [
      ...body.texts.map(({ cut }) => cut !== undefined),
      ...numberedOn(body).map(({ isNoteCut }) => isNoteCut),
    ])
    .filter(Boolean).length

const withBox = (bodies: readonly PageBody[], box: TextBox): readonly PageBody[] =>
  bodies.map((body, index) => (index === bodies.length - 1 ? { ...body, texts: [...body.texts, box] } : body))

/** On as few pages as the least legend needs. */
const onFurtherPages = ({ legend, options, room, laidOut, typeface }: Request): readonly PageBody[] => {
  const found = shorter(legend).map((one) => partsOf(one, room, options, typeface))
  const fewest = Math.min(...found.map(({ length }) => length))
  const parts = found.find(({ length }) => length === fewest) ?? []
  const pages = parts.map((set): PageBody => ({
    kind: 'cells',
    cells: [],
    texts: [legendBox(set, room, options, typeface)],
  }))
  return [...laidOut.bodies, ...pages]
}

/** Splits the legend over pages, with as many signs on each as fit. */
const partsOf = (legend: Legend, room: Box, options: SheetOptions, typeface: Typeface): readonly SetLegend[] => {
  const { signs } = legend
  const set = (count: number): SetLegend =>
    setLegend({ ...legend, signs: signs.slice(0, count) }, room.width, LEGEND_SIZE, options, typeface)
  let count = signs.length
  while (count > 1 && set(count).height > room.height) count -= 1
  const rest = signs.slice(count)
  return [
    set(count),
    ...(rest.length > 0
      ? partsOf({ ...legend, explanation: '', example: undefined, signs: rest }, room, options, typeface)
      : []),
  ]
}
