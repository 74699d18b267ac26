import { distance } from '../../../src/geometry/points'
import type { Point } from '../../../src/model/types'
import type { Way } from '../../../src/route/roads'
import type { Dice } from '../dice'
import type { FaultyParts } from './faultyParts'
import { changed, later, type Fix } from './fixes'
import { PLANE, type RoadChain } from './roadChains'
import { bearingTo, onward, spots } from './roadLines'
import { driftOf } from './strayingTrack'

/** The drift of a receiver that rests (standard deviation on each axis), in metres, and its time constant, in seconds. */
const DRIFT = { least: 6, most: 8, over: 120 }
/** Short rests are recorded each few seconds, long ones each half a minute. In seconds. */
const SHORT_REST = { least: 180, most: 1_800, step: 3 }
const LONG_REST = { least: 3_600, most: 36_000, step: 30 }
/** The distance between the road and a table where the recorder lies, in metres. */
const TABLE = { least: 25, most: 60 }
/** The distance between a table and the other roads, in metres. */
const TABLE_CLEAR = 25
const STEP = 6
const SPEED = 1.2
/** How far an outlier lies from its place, in metres. */
const OUTLIER = { least: 50, most: 6_000 }
const MOST_OUTLIERS = 3

/** A walk with a rest before its start, at a place on the way, or after its finish. */
export const hasRest = (chain: RoadChain, fixes: readonly Fix[], dice: Dice): FaultyParts => {
  const end = fixes.length - 1
  const index = dice.pick([0, dice.below(end), dice.below(end), end])
  const table = dice.chance(0.4) ? tableBeside(chain.ways, fixes, index, dice) : undefined
  const [before, after] = [fixes.slice(0, index + 1), fixes.slice(index + 1)]
  const last = before.at(-1)
  if (!last) throw new RangeError('A walk without a fix')
  const there = table ? pathOff(last, table) : []
  const rest = restAt(there.at(-1) ?? last, dice)
  const back = there.toReversed()
  const [isStart, isFinish] = [index === 0, index === end]
  const added = [...(isStart ? [] : there), ...rest, ...(isFinish ? [] : back)]
  let { time } = last
  const timed = added.map((fix) => changed(fix, { time: (time += fix.time) }))
  const total = time - last.time
  const off = table ? distance(last.point, table) : 0
  return {
    ways: chain.ways,
    cleanWays: chain.ways,
    fixes: isStart ? [...timed, ...later(fixes, total)] : [...before, ...timed, ...later(after, total)],
    boxes: chain.boxes,
    at: { from: last.along, to: last.along },
    spare: isStart || isFinish ? off : 2 * off,
  }
}

/** A place beside the road, away from others. */
const tableBeside = (ways: readonly Way[], fixes: readonly Fix[], index: number, dice: Dice): Point | undefined => {
  const { walked: at = { x: 0, y: 0 } } = fixes[index] ?? {}
  const from = fixes[Math.max(0, index - 1)]?.walked ?? at
  const to = fixes[index + 1]?.walked ?? at
  const heading = bearingTo(from, to) + dice.pick([90, -90])
  const table = onward(at, heading, dice.between(TABLE.least, TABLE.most))
  const roads = ways.flatMap(({ nodes }) => spots(nodes.map(PLANE.toPoint), STEP))
  return roads.every((road) => distance(road, table) > TABLE_CLEAR - 1) ? table : undefined
}

/** The way to a table, each point with the seconds since the one before. */
const pathOff = (from: Fix, table: Point): readonly Fix[] =>
  spots([from.point, table], STEP)
    .slice(1)
    .map((point) => changed(from, { point, time: STEP / SPEED }))

/** The points of a rest, each with the seconds since the one before. */
const restAt = (fix: Fix, dice: Dice): readonly Fix[] => {
  const { least, most, step } = dice.chance(0.3) ? LONG_REST : SHORT_REST
  const count = Math.round(dice.between(least, most) / step)
  const sigma = dice.between(DRIFT.least, DRIFT.most)
  const [x, y] = [
    driftOf(count, sigma, step / DRIFT.over, dice.fraction),
    driftOf(count, sigma, step / DRIFT.over, dice.fraction),
  ]
  return x.map((east, index) =>
    changed(fix, { point: { x: fix.point.x + east, y: fix.point.y + (y[index] ?? 0) }, time: step }),
  )
}

/** A walk with one to three points that lie elsewhere or nowhere, at its start, on the way or at its finish. */
export const hasOutlier = (chain: RoadChain, fixes: readonly Fix[], dice: Dice): FaultyParts => {
  const count = 1 + dice.below(MOST_OUTLIERS)
  const last = fixes.length - count
  const first = dice.pick([0, dice.below(last), dice.below(last), last])
  const elsewhere = wrongPlace(dice)
  const isStale = dice.chance(0.5)
  const stale = elsewhere(fixes[first]?.point ?? { x: 0, y: 0 })
  const wrong = fixes.map((fix, index) =>
    index < first || index >= first + count ? fix : changed(fix, { point: isStale ? stale : elsewhere(fix.point) }),
  )
  const along = fixes[first]?.along ?? 0
  return {
    ways: chain.ways,
    cleanWays: chain.ways,
    fixes: wrong,
    boxes: chain.boxes,
    at: { from: along, to: fixes[first + count - 1]?.along ?? along },
    spare: 0,
  }
}

/** Moves a point far away, near or far alike often, or to no place on earth. */
const wrongPlace = (dice: Dice): ((point: Point) => Point) => {
  if (dice.chance(0.1)) return () => PLANE.toPoint({ lat: 0, lon: 0 })
  if (dice.chance(0.1)) return () => ({ x: Number.NaN, y: Number.NaN })
  const away = OUTLIER.least * (OUTLIER.most / OUTLIER.least) ** dice.fraction()
  return (point) => onward(point, dice.between(0, 360), away)
}
