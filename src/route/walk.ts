import type { Point } from '../model/types'
import type { Arc } from './graph'
import type { Leg } from './legs'
import { lineOf, pointsBetween, type Line } from './line'

/** A node that was passed: how far along the walk, on which arc one came and on which one went on. */
export interface Visit {
  readonly node: number
  readonly at: number
  readonly into: Arc
  readonly onto: Arc
}

/** Where one turned back, and on which arc. */
export interface Turn {
  readonly at: number
  readonly arc: Arc
}

/** A way along roads, without a break. */
export interface Walk {
  readonly line: Line
  readonly visits: readonly Visit[]
  readonly turns: readonly Turn[]
  /** How far along the walk one was at some points of the track, by their index. */
  readonly samples: readonly { readonly index: number; readonly at: number }[]
}

export const walkAlong = (legs: readonly Leg[]): Walk => {
  const points: Point[] = []
  const visits: Visit[] = []
  const turns: Turn[] = []
  const samples: Walk['samples'][number][] = []
  let at = 0
  legs.forEach((leg, index) => {
    const before = legs[index - 1]
    if (before?.arc.reverse === leg.arc) turns.push({ at, arc: before.arc })
    else if (before) visits.push({ node: leg.arc.from, at, into: before.arc, onto: leg.arc })
    points.push(...pointsBetween(leg.arc, leg.from, leg.to).slice(before ? 1 : 0))
    for (const { index: point, along } of leg.samples) samples.push({ index: point, at: at + along - leg.from })
    at += leg.to - leg.from
  })
  return { line: lineOf(points), visits, turns, samples }
}

/** The track while the walk was between two places, from the sample before to the one after. */
export const trackBetween = (
  { samples }: Walk,
  track: readonly Point[],
  from: number,
  to: number,
): readonly Point[] => {
  const first = samples.findLast(({ at }) => at <= from) ?? samples[0]
  const last = samples.find(({ at }) => at >= to) ?? samples.at(-1)
  return first && last ? track.slice(first.index, last.index + 1) : []
}
