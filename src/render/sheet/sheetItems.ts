import { cumulativeDistances, legsOf, type Legs, type Stops } from '../../model/legs'
import { showsTotals } from '../../model/sheet/sheetOptions'
import { decimalsOf, isInKilometres } from '../../model/texts/metres'
import type { Drawing } from '../../model/types'
import type { SheetContent, SheetWords } from './sheetContent'
import { BETWEEN_FACTS, cleanText } from './sheetText'
import type { DistanceSign } from './signs'

/** The texts of a drawing or a note. */
export interface ItemTexts {
  /** A number, or the word for start or finish. */
  readonly title: string
  readonly note: string
  /** The distance from the start: "1.25 km"; empty where boxes show none, or where it is unknown. */
  readonly total: string
  /** "350 m", or with a word that says from where: "after 350 m" */
  readonly distance: string
  /** The one of two distances that the other boxes have, too: of the kind that was chosen. */
  readonly mainDistance: string
}

export interface DrawingItem extends ItemTexts {
  readonly kind: 'drawing'
  readonly drawing: Drawing
  readonly number: number
  readonly isClose: boolean
}

/** A drawing less than this after the one before is close to it, in metres. */
const CLOSE = 50

export interface NoteItem extends ItemTexts {
  readonly kind: 'note'
  readonly at: keyof SheetWords['stops']
  /** The number of the drawing to which the item's distance belongs. */
  readonly measured: number
}

/** An item of the sheet with a place of its own. */
export type SheetItem = DrawingItem | NoteItem

/** The note at the start, the drawings, and the note at the finish. */
export const itemsOf = (content: SheetContent): readonly SheetItem[] => {
  const { drawings, options, words } = content
  const legs = legsOf(drawings, options)
  const totals = totalsOf(content)
  const noteAt = (at: NoteItem['at'], text: string | undefined): readonly NoteItem[] => {
    const own = legs[at]
    return own
      ? [
          {
            kind: 'note',
            at,
            measured: at === 'start' ? 1 : drawings.length,
            title: words.stops[at],
            note: cleanText(text ?? ''),
            total: totals[at],
            ...distancesOf(own, content),
          },
        ]
      : []
  }
  return [
    ...noteAt('start', options.startNote),
    ...drawings.map((drawing, index): DrawingItem => {
      const { note = '' } = drawing
      const number = index + 1
      const { distance, mainDistance } = distancesOf(legs.drawings[index] ?? {}, content)
      const total = totals.drawings[index] ?? ''
      const isClose = (drawings[index - 1]?.distance ?? Infinity) < CLOSE
      const title = String(number)
      return { kind: 'drawing', drawing, number, isClose, title, note: cleanText(note), total, distance, mainDistance }
    }),
    ...noteAt('finish', options.finishNote),
  ]
}

/** Total and interval as one text, where they do not stand one above the other. */
export const joinedDistance = ({ total, distance }: ItemTexts): string =>
  [total, distance].filter((text) => text !== '').join(BETWEEN_FACTS)

/** Every text that the sheet prints of a total or of a kind of distances. */
export const distanceTexts = (content: SheetContent): Readonly<Record<DistanceSign, readonly string[]>> => {
  const { drawings, options } = content
  const { start, drawings: own, finish } = legsOf(drawings, options)
  const parts = [start, ...own, finish].map((legs) => partsOf(legs ?? {}, content))
  const total = itemsOf(content).flatMap((item) => (item.total === '' ? [] : [item.total]))
  return {
    total,
    since: parts.flatMap(({ since = [] }) => since),
    // Without a choice of distances, no word says from where they are measured.
    next: options.distances ? parts.flatMap(({ next = [] }) => next) : [],
  }
}

/**
 * The total at each stop; empty at the start, where it is nothing. All kilometres have as many decimals, since 7.4 beside
 * 7.44 looks like less than it is.
 */
const totalsOf = ({
  drawings,
  options,
  words,
}: SheetContent): Readonly<Record<NoteItem['at'], string>> & Pick<Stops<string>, 'drawings'> => {
  const stops = cumulativeDistances(drawings, options)
  const kilometres = [...stops.drawings, stops.finish].flatMap((stop) => stop?.total ?? []).filter(isInKilometres)
  const decimals = decimalsOf(kilometres)
  const isShown = showsTotals(options)
  const textOf = (total: number | undefined): string =>
    isShown && total !== undefined ? words.distance(total, isInKilometres(total) ? decimals : undefined) : ''
  return {
    start: '',
    drawings: stops.drawings.map(({ total }) => textOf(total)),
    finish: textOf(stops.finish?.total),
  }
}

const distancesOf = (legs: Legs, content: SheetContent): Pick<ItemTexts, 'distance' | 'mainDistance'> => {
  const { since, next } = partsOf(legs, content)
  const both = [since ?? [], next ?? []].flat()
  const [first = ''] = both
  const main = content.options.distances === 'since' ? since : next
  return { distance: both.join(BETWEEN_FACTS), mainDistance: main ?? first }
}

/** Never with an arrow: on such a sheet an arrow is a direction. */
const partsOf = (
  { before, after }: Legs,
  { options, words }: SheetContent,
): Partial<Record<'since' | 'next', string>> => ({
  ...(before !== undefined && { since: words.printedDistances.since(words.distance(before)) }),
  ...(after !== undefined && {
    next: options.distances ? words.printedDistances.next(words.distance(after)) : words.distance(after),
  }),
})

export const drawingsIn = (items: readonly SheetItem[]): readonly Drawing[] =>
  items.flatMap((item) => (item.kind === 'drawing' ? [item.drawing] : []))
