import { BEARING_REACH } from '../../constants'
import { bearing, clockwiseFrom } from '../../geometry/bearing'
import { pointAt } from '../../geometry/line/polyline'
import { meanOf } from '../../geometry/points'
import type { Point } from '../../model/types'
import type { WalkPart } from '../match/walk'
import { reachWithin, type BoxPass } from './boxPasses'
import type { Branch } from './branches'
import { SAME_PLACE } from './corridor'

/** Roads with a smaller difference in bearing are ordered by where they leave the route, in degrees. */
const SAME_BEARING = 20

/** A road of a box, or the way on: the road by which the route leaves the box. */
interface BoxWay {
  /** `undefined` for the way on. */
  readonly branch: Branch | undefined
  /** The bearing in degrees clockwise from the way back: the road by which the route arrives. */
  readonly bearing: number
  /** The place where the way leaves the route, in metres from the middle of the box. */
  readonly at: number
}

export interface BoxBearings {
  /** The ways of the box, clockwise from the way back. */
  readonly ways: readonly BoxWay[]
  /** The bearing of the way on, as in `ways`. */
  readonly onward: number
  /** The bearing of the way back, in degrees clockwise from north. */
  readonly back: number
  readonly centre: Point
}

/** The bearings of all roads of a box, in order. At a roundabout they are measured from its middle. */
export const bearingsOf = (walk: WalkPart, nodes: readonly Point[], box: BoxPass): BoxBearings => {
  const { pass, branches } = box
  const { line } = walk
  const middle = pass.isRoundabout ? meanOf([...pass.nodes].flatMap((node) => nodes[node] ?? [])) : undefined
  const centre = middle ?? pointAt(line, (pass.from + pass.to) / 2)
  const entry = pointAt(line, pass.from - reachWithin(box.before))
  const exit = pointAt(line, pass.to + reachWithin(box.after))
  const back = bearing(middle ?? pointAt(line, pass.from), entry)
  const fromBack = (from: Point, to: Point): number => clockwiseFrom(back, bearing(from, to))
  const ways: readonly BoxWay[] = branches.roads.map((branch) => ({
    branch,
    bearing: fromBack(middle ?? branch.place, pointAt(branch.line, BEARING_REACH)),
    at: positionAlong(walk, box, branch.place),
  }))
  const onward = fromBack(middle ?? pointAt(line, pass.to), exit)
  const wayOn = { branch: undefined, bearing: onward, at: (pass.to - pass.from) / 2 }
  return { ways: inOrder([...ways, wayOn]), onward, back, centre }
}

/** The position along the route nearest to a node of the box, in metres from the middle of the box. */
const positionAlong = ({ line }: WalkPart, { pass }: BoxPass, place: Point): number => {
  const half = (pass.to - pass.from) / 2
  let [found, least] = [0, Infinity]
  for (let at = -half; at <= half; at += 1) {
    const here = pointAt(line, pass.from + half + at)
    const away = (here.x - place.x) ** 2 + (here.y - place.y) ** 2
    if (away < least) [found, least] = [at, away]
  }
  return found
}

/**
 * Sorts clockwise. Nearly parallel roads are sorted by the place where they leave the route: on the left of the route,
 * the road passed first comes first; on the right, last.
 */
const inOrder = (ways: readonly BoxWay[]): readonly BoxWay[] => {
  const sorted = ways.toSorted((one, other) => one.bearing - other.bearing)
  for (let index = 1; index < sorted.length; index += 1) {
    const [one, other] = [sorted[index - 1], sorted[index]]
    if (!one || !other || other.bearing - one.bearing > SAME_BEARING || !isSwapped(one, other)) continue
    const mean = (one.bearing + other.bearing) / 2
    sorted.splice(index - 1, 2, { ...other, bearing: mean }, { ...one, bearing: mean })
  }
  return sorted
}

const isSwapped = (one: BoxWay, other: BoxWay): boolean => {
  if (!one.branch || !other.branch) return false
  const isLeft = (one.bearing + other.bearing) / 2 < 180
  return isLeft ? one.at > other.at + SAME_PLACE : one.at < other.at - SAME_PLACE
}
