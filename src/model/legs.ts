import { totalDistance, type DrawingDetails } from './details'
import type { SheetOptions } from './sheetOptions'

type Choices = Pick<SheetOptions, 'distances' | 'toFirst' | 'startNote' | 'finishNote' | 'layout'>

/** Something for each place on the way; start and finish are there where something is to be said of them. */
export interface Stops<T> {
  readonly start?: T | undefined
  readonly drawings: readonly T[]
  readonly finish?: T | undefined
}

/** The ways that are printed with one stop, in metres: to it, and on from it. */
export interface Legs {
  readonly before?: number | undefined
  readonly after?: number | undefined
}

const isSaid = (note = ''): boolean => note.trim() !== ''

const hasStart = ({ startNote }: Choices): boolean => isSaid(startNote)

/** A table ends with the finish wherever the way goes on behind the last drawing, so that it ends with the sum. */
const hasFinish = (drawings: readonly DrawingDetails[], { finishNote, layout }: Choices): boolean =>
  isSaid(finishNote) || (layout === 'table' && drawings.at(-1)?.distance !== undefined)

/**
 * Each way once: with the stop that it leads to, as in every table, or with the one that it leads on from. Where nothing is
 * said of the start or the finish, the way from there or to there stands with the first or the last drawing.
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

/** How far one has come at a stop, and how far it is still, in metres; undefined where that is not known. */
export interface Reckoning {
  readonly since: number | undefined
  readonly total: number | undefined
  readonly remaining: number | undefined
}

/**
 * What a table says of the way at each stop. Where the start and the way from it are not told, it begins at the first
 * drawing, and where the finish and the way to it are not, it ends at the last one.
 */
export const reckon = (drawings: readonly DrawingDetails[], choices: Choices): Stops<Reckoning> => {
  const distances = drawings.map(({ distance }) => distance)
  const isMeasured = totalDistance(drawings) !== undefined
  /** From each stop to the next, from the start on. */
  const fromStart = choices.toFirst ?? (hasStart(choices) ? undefined : 0)
  const toFinish = distances.at(-1) ?? (isSaid(choices.finishNote) ? undefined : 0)
  const legs = [fromStart, ...distances.slice(0, -1), toFinish]
  const since = [undefined, choices.toFirst, ...distances]
  const stops = since.map((leg, stop): Reckoning => ({
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

const saysTotal = ({ distances, layout }: Choices): boolean => distances !== undefined || layout === 'table'

export interface MissingLegs {
  /** The drawings, from zero, from which nobody measured the way on; where nothing is said of the finish, the last may be it. */
  readonly from: readonly number[]
  /** Whether nobody measured the way from the start to the first drawing. */
  readonly toFirst: boolean
}

/** What keeps the total from being known, where it is printed and some of the way was measured. */
export const missingLegs = (drawings: readonly DrawingDetails[], choices: Choices): MissingLegs => {
  if (!saysTotal(choices) || totalDistance(drawings) === undefined) return { from: [], toFirst: false }
  const last = drawings.length - 1
  const isEnd = (index: number): boolean => index === last && !isSaid(choices.finishNote)
  const from = drawings.flatMap(({ distance }, index) => (distance === undefined && !isEnd(index) ? [index] : []))
  return { from, toFirst: hasStart(choices) && choices.toFirst === undefined }
}

/** The whole way from the start to the finish, in metres; undefined where a part of it is not known. */
export const wholeWay = (drawings: readonly DrawingDetails[], choices: Choices): number | undefined => {
  const { drawings: stops, finish } = reckon(drawings, { ...choices, layout: 'table' })
  return (finish ?? stops.at(-1))?.total
}

/** The whole way if the sheet prints totals. */
export const printedWay = (drawings: readonly DrawingDetails[], choices: Choices): number | undefined =>
  saysTotal(choices) ? wholeWay(drawings, choices) : undefined
