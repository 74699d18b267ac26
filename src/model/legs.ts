import { totalDistance, type DrawingDetails } from './details'
import type { SheetOptions } from './sheetOptions'

/** The ways that are printed with one drawing, in metres: to it, and on from it. */
export interface Legs {
  readonly before?: number | undefined
  readonly after?: number | undefined
}

type Choices = Pick<SheetOptions, 'distances' | 'toFirst'>

/**
 * Each way once: with the drawing that it leads to, or with the one that it leads on from. The way to the first drawing and
 * the one from the last stand there, whatever was chosen.
 */
export const legsOf = (drawings: readonly DrawingDetails[], { distances, toFirst }: Choices): readonly Legs[] =>
  drawings.map(({ distance }, index) => {
    const [isFirst, isLast] = [index === 0, index === drawings.length - 1]
    const isSince = distances === 'since'
    return {
      before: isFirst ? toFirst : isSince ? drawings[index - 1]?.distance : undefined,
      after: isSince && !isLast ? undefined : distance,
    }
  })

/** The drawings, from zero, from which nobody measured the way on, where others were; the last may be the finish. */
export const missingLegs = (drawings: readonly DrawingDetails[], { distances }: Choices): readonly number[] => {
  if (distances === undefined || drawings.every(({ distance }) => distance === undefined)) return []
  return drawings.slice(0, -1).flatMap(({ distance }, index) => (distance === undefined ? [index] : []))
}

/** The whole way, in metres, where it was chosen how distances are printed; undefined where a part of it is not known. */
export const wholeWay = (drawings: readonly DrawingDetails[], choices: Choices): number | undefined => {
  const total = totalDistance(drawings)
  const isKnown = choices.distances !== undefined && missingLegs(drawings, choices).length === 0
  return isKnown && total !== undefined ? total + (choices.toFirst ?? 0) : undefined
}
