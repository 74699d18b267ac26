import type { DrawingDetails } from './details'
import { endsAtLast, hasText } from './sheet/sheetNotes'
import type { SheetOptions } from './sheet/sheetOptions'

type Choices = Pick<SheetOptions, 'distances' | 'toFirst' | 'startNote' | 'finishNote' | 'layout'>

/** A value for each stop. Start and finish are present when the sheet has them: see `hasStart` and `hasFinish`. */
export interface Stops<T> {
  readonly start?: T | undefined
  readonly drawings: readonly T[]
  readonly finish?: T | undefined
}

/** The distances that are printed at a stop, in metres: before it and after it. */
export interface Legs {
  readonly before?: number | undefined
  readonly after?: number | undefined
}

const hasStart = ({ startNote }: Choices): boolean => hasText(startNote)

/** A table ends with the finish if the last drawing has a distance, so that the table ends with the sum. */
const hasFinish = (drawings: readonly DrawingDetails[], { finishNote, layout }: Choices): boolean =>
  hasText(finishNote) || (layout === 'table' && drawings.at(-1)?.distance !== undefined)

/**
 * Assigns each leg to one stop: the one at its end, as in every table, or the one at its start. When the start or the
 * finish is not mentioned, the leg from or to it goes to the first or the last drawing.
 */
export const legsOf = (drawings: readonly DrawingDetails[], choices: Choices): Stops<Legs> => {
  const { distances, layout, toFirst } = choices
  const isSince = distances === 'since' || layout === 'table'
  const [isFromStart, isToFinish] = [hasStart(choices), hasFinish(drawings, choices)]
  const last = drawings.length - 1
  const since = [toFirst, ...drawings.map(({ distance }) => distance)]
  return {
    start: isFromStart ? { after: isSince ? undefined : toFirst } : undefined,
    drawings: drawings.map(({ distance }, index) => {
      const isLed = isSince || (index === 0 && !isFromStart)
      return {
        before: isLed ? since[index] : undefined,
        after: isSince && (index < last || isToFinish) ? undefined : distance,
      }
    }),
    finish: isToFinish ? { before: isSince ? drawings[last]?.distance : undefined } : undefined,
  }
}

/** Distances at a stop, in metres: since the previous stop, in total, and remaining; `undefined` when unknown. */
export interface CumulativeDistances {
  readonly since: number | undefined
  readonly total: number | undefined
  readonly remaining: number | undefined
}

/**
 * The distances of a table at each stop. Totals begin at the first drawing if neither the start nor its leg is given,
 * and end at the last drawing if neither the finish nor its leg is given.
 */
export const cumulativeDistances = (
  drawings: readonly DrawingDetails[],
  choices: Choices,
): Stops<CumulativeDistances> => {
  const distances = drawings.map(({ distance }) => distance)
  const isMeasured = totalDistance(drawings) !== undefined
  /** Every leg from stop to stop, beginning at the start. */
  const fromStart = choices.toFirst ?? (hasStart(choices) ? undefined : 0)
  const toFinish = distances.at(-1) ?? (endsAtLast(choices) ? 0 : undefined)
  const legs = [fromStart, ...distances.slice(0, -1), toFinish]
  const since = [undefined, choices.toFirst, ...distances]
  const stops = since.map((leg, stop): CumulativeDistances => ({
    since: leg,
    total: isMeasured ? sumOf(legs.slice(0, stop)) : undefined,
    remaining: isMeasured ? sumOf(legs.slice(stop)) : undefined,
  }))
  return {
    start: hasStart(choices) ? stops[0] : undefined,
    drawings: stops.slice(1, drawings.length + 1),
    finish: hasFinish(drawings, choices) ? stops[drawings.length + 1] : undefined,
  }
}

const sumOf = (legs: readonly (number | undefined)[]): number | undefined =>
  legs.reduce((sum, leg) => (sum === undefined || leg === undefined ? undefined : sum + leg), 0)

const printsTotal = ({ distances, layout }: Choices): boolean => distances !== undefined || layout === 'table'

/** Legs without a known distance. */
export interface MissingLegs {
  /**
   * Indexes of the drawings whose leg is missing. The last drawing may be the finish itself when no finish is
   * mentioned.
   */
  readonly from: readonly number[]
  /** Whether the leg from the start to the first drawing is missing. */
  readonly toFirst: boolean
}

/** The legs that keep the total unknown, if a total is printed and some leg was measured. */
export const missingLegs = (drawings: readonly DrawingDetails[], choices: Choices): MissingLegs => {
  if (!printsTotal(choices) || totalDistance(drawings) === undefined) return { from: [], toFirst: false }
  const last = drawings.length - 1
  const isEnd = (index: number): boolean => index === last && endsAtLast(choices)
  const from = drawings.flatMap(({ distance }, index) => (distance === undefined && !isEnd(index) ? [index] : []))
  return { from, toFirst: hasStart(choices) && choices.toFirst === undefined }
}

/** The length of the whole route from start to finish, in metres; `undefined` when a leg is missing. */
export const wholeDistance = (drawings: readonly DrawingDetails[], choices: Choices): number | undefined => {
  const { drawings: stops, finish } = cumulativeDistances(drawings, { ...choices, layout: 'table' })
  return (finish ?? stops.at(-1))?.total
}

/** The length of the whole route if the sheet prints totals. */
export const printedDistance = (drawings: readonly DrawingDetails[], choices: Choices): number | undefined =>
  printsTotal(choices) ? wholeDistance(drawings, choices) : undefined

/** The sum of all known distances, in metres; `undefined` when none is known. */
export const totalDistance = (drawings: readonly DrawingDetails[]): number | undefined => {
  const known = drawings.flatMap(({ distance }) => distance ?? [])
  return known.length > 0 ? known.reduce((sum, metres) => sum + metres, 0) : undefined
}
