import { ERASE_WIDTH, SAMPLE_STEP } from '../../constants'
import { isLine, type DrawingElement, type Point, type Stroke } from '../../model/types'
import { extentOf, overlaps } from '../extent'
import { hasArrowhead } from '../line/arrowhead'
import { distance, interpolate, lengthOf } from '../points'
import { isErased, mapWithErasers, type Eraser } from './erasers'

/** Most samples of one stroke: enough for a road that crosses the paper a dozen times. */
const MOST_SAMPLES = 2_000

/** A part of a stroke that no later eraser covers. */
export interface InkPiece {
  readonly element: Stroke
  /** Evenly spaced places along the piece. */
  readonly samples: readonly Point[]
  /** The distance between samples, and the place of the first sample along the stroke, in units. */
  readonly step: number
  readonly from: number
  readonly ball: boolean
  readonly arrow: boolean
  /** Whether the piece is the whole stroke, and whether part of that stroke was erased. */
  readonly isWhole: boolean
  readonly isErased: boolean
}

/** The strokes of a drawing without their erased parts. */
export const visibleInk = (elements: readonly DrawingElement[]): readonly InkPiece[] =>
  mapWithErasers(elements, (element, later) => (isLine(element) ? piecesOf(element, later) : [])).flat()

const piecesOf = (element: Stroke, erasers: readonly Eraser[]): InkPiece[] => {
  const { samples, step } = sampled(element.points)
  const whole = {
    element,
    samples,
    step,
    from: 0,
    ball: element.circle,
    arrow: hasArrowhead(element),
    isWhole: true,
    isErased: false,
  }
  const extent = extentOf(element.points)
  const near = erasers.filter((eraser) => overlaps(eraser.extent, extent, ERASE_WIDTH / 2))
  if (near.length === 0) return [whole]
  const isGone = samples.map((place) => isErased(place, near))
  if (!isGone.includes(true)) return [whole]
  return runs(isGone, false).map(([from, to]) => ({
    element,
    samples: samples.slice(from, to),
    step,
    from: from * step,
    ball: element.circle && from === 0,
    arrow: whole.arrow && to === samples.length,
    isWhole: false,
    isErased: true,
  }))
}

/** Stretches of a list with the wanted value, as the first index and the one after the last. */
export const runs = (values: readonly boolean[], wanted: boolean): readonly (readonly [from: number, to: number])[] => {
  const found: [number, number][] = []
  values.forEach((value, index) => {
    if (value !== wanted) return
    const last = found.at(-1)
    if (last?.[1] === index) last[1] = index + 1
    else found.push([index, index + 1])
  })
  return found
}

/**
 * Evenly spaced places along a line, ends included: at most `apart` units from each other unless the line is extremely
 * long.
 */
export const sampled = (
  points: readonly Point[],
  apart = SAMPLE_STEP,
): { readonly samples: readonly Point[]; readonly step: number } => {
  const length = lengthOf(points)
  const count = Math.min(Math.ceil(length / apart), MOST_SAMPLES)
  const step = count === 0 ? 0 : length / count
  const samples: Point[] = []
  let walked = 0
  points.forEach((to, index) => {
    const from = points[index - 1] ?? to
    const part = distance(from, to)
    while (samples.length < count && samples.length * step <= walked + part) {
      const share = part === 0 ? 0 : (samples.length * step - walked) / part
      samples.push(interpolate(from, to, share))
    }
    walked += part
  })
  samples.push(...points.slice(-1))
  return { samples, step }
}

/** The part of a piece between two of its samples, both included. */
export const stretchOf = (piece: InkPiece, first: number, last: number): InkPiece => ({
  ...piece,
  samples: piece.samples.slice(first, last + 1),
  from: piece.from + first * piece.step,
  ball: piece.ball && first === 0,
  arrow: piece.arrow && last === piece.samples.length - 1,
  isWhole: false,
})
