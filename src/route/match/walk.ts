import { polylineOf, pointsBetween, type Polyline } from '../../geometry/line/polyline'
import type { Point } from '../../model/types'
import { edgeOf, type Arc } from './graph'
import type { Traversal } from './traversals'

/** A node that was passed: its distance along the walk, and the arcs of arrival and departure. */
export interface Visit {
  readonly node: number
  readonly at: number
  readonly into: Arc
  readonly onto: Arc
}

/** The place where the walker turned back, and the arc. */
export interface TurnBack {
  readonly at: number
  readonly arc: Arc
}

/** A part of the route along roads, without a gap. */
export interface WalkPart {
  readonly line: Polyline
  /** The walked edges of the graph. */
  readonly edges: ReadonlySet<number>
  readonly visits: readonly Visit[]
  readonly turnBacks: readonly TurnBack[]
  /** The distance along the walk at some points of the track, given by their index. */
  readonly samples: readonly { readonly index: number; readonly at: number }[]
}

export const walkPartAlong = (traversals: readonly Traversal[]): WalkPart => {
  const points: Point[] = []
  const visits: Visit[] = []
  const turnBacks: TurnBack[] = []
  const samples: WalkPart['samples'][number][] = []
  let at = 0
  traversals.forEach((traversal, index) => {
    const before = traversals[index - 1]
    if (before?.arc.reverse === traversal.arc) turnBacks.push({ at, arc: before.arc })
    else if (before) visits.push({ node: traversal.arc.from, at, into: before.arc, onto: traversal.arc })
    points.push(...pointsBetween(traversal.arc, traversal.from, traversal.to).slice(before ? 1 : 0))
    for (const { index: point, along } of traversal.samples)
      samples.push({ index: point, at: at + along - traversal.from })
    at += traversal.to - traversal.from
  })
  return {
    line: polylineOf(points),
    edges: new Set(traversals.map(({ arc }) => edgeOf(arc))),
    visits,
    turnBacks,
    samples,
  }
}

/** The part of the track between two distances along the walk, from the sample before to the sample after. */
export const trackBetween = (
  { samples }: WalkPart,
  track: readonly Point[],
  from: number,
  to: number,
): readonly Point[] => {
  const first = samples.findLast(({ at }) => at <= from) ?? samples[0]
  const last = samples.find(({ at }) => at >= to) ?? samples.at(-1)
  return first && last ? track.slice(first.index, last.index + 1) : []
}
