import type { DrawingElement, Point, Stroke } from '../../model/types'
import { pointsBetween, polylineOf } from '../line/polyline'
import { roundPoint, STEPS_PER_UNIT } from '../points'
import { moved } from '../transform'
import type { StrokePart } from './junctionInk'

/** The way in which a part of a stroke changes. */
export interface PartChange extends StrokePart {
  readonly becomes: 'gone' | { readonly dashed?: boolean; readonly shift?: Point }
}

/** Cuts a stroke where its parts change differently. */
export const cutStroke = (stroke: Stroke, parts: readonly PartChange[]): readonly DrawingElement[] => {
  const stretches: PartChange[] = []
  for (const part of parts.toSorted((one, other) => one.from - other.from)) {
    const last = stretches.at(-1)
    if (last && isSame(last.becomes, part.becomes)) stretches[stretches.length - 1] = { ...last, to: part.to }
    else stretches.push(part)
  }
  return stretches.flatMap((stretch) => stretchOfStroke(stroke, stretch) ?? [])
}

const isSame = (one: PartChange['becomes'], other: PartChange['becomes']): boolean =>
  one === 'gone' || other === 'gone'
    ? one === other
    : one.dashed === other.dashed && one.shift?.x === other.shift?.x && one.shift?.y === other.shift?.y

const stretchOfStroke = (stroke: Stroke, { from, to, becomes }: PartChange): DrawingElement | undefined => {
  if (becomes === 'gone') return undefined
  const line = polylineOf(stroke.points)
  const [isStart, isEnd] = [from === 0, to >= line.length]
  const stretch: Stroke = {
    ...stroke,
    points: isStart && isEnd ? stroke.points : pointsBetween(line, from, to, STORED_STEP).map(roundPoint),
    dashed: becomes.dashed ?? stroke.dashed,
    circle: stroke.circle && isStart,
    arrow: stroke.arrow && isEnd,
  }
  return becomes.shift ? moved(stretch, becomes.shift) : stretch
}

/** The precision of stored coordinates, in units: points nearer to each other count as one. */
export const STORED_STEP = 1 / STEPS_PER_UNIT
