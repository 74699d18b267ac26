import { distanceToLine } from '../../../geometry/distance'
import type { DrawingId, Point } from '../../../model/types'
import type { NearRoad, Surroundings } from '../../../route/boxes/surroundings'
import type { RoadCount } from '../../../route/routeDraft'

/** The roads around some drawings of a tocht. */
export interface RoadsAround {
  readonly around: ReadonlyMap<DrawingId, Surroundings>
  readonly roadCount: RoadCount
}

/** A line as `x, y, x, y …`, in decimetres: a finer line could not be told apart in the picture. */
type PackedLine = readonly number[]

interface Packed {
  readonly roadCount: RoadCount
  readonly around: readonly (readonly [drawing: DrawingId, packed: PackedSurroundings])[]
}

interface PackedSurroundings {
  readonly roads: readonly { readonly line: PackedLine; readonly width: number; readonly unpaved: boolean }[]
  readonly route: readonly PackedLine[]
  readonly track: readonly PackedLine[]
}

const STEPS_PER_METRE = 10
/** The width of a path or track, in metres. */
const THIN = 3

/** Which roads to keep, from all to the few that no picture can do without. Distances are in metres from the middle. */
const SELECTIONS: readonly ((road: NearRoad) => boolean)[] = [
  () => true,
  (road) => road.width > THIN || isWithin(road, 40),
  (road) => isWithin(road, 40),
  (road) => isWithin(road, 20),
]

const isWithin = ({ points }: NearRoad, reach: number): boolean => distanceToLine({ x: 0, y: 0 }, points) <= reach

/**
 * The roads as a text. If they are too long, thin roads far from the middle of each drawing are left out, then all far
 * roads, and in the end the last drawings.
 *
 * @param most the greatest length, in characters, which are one byte each
 */
export const packRoads = ({ around, roadCount }: RoadsAround, most: number): string => {
  const textWith = (drawings: readonly string[]): string =>
    `{"roadCount":${JSON.stringify(roadCount)},"around":[${drawings.join(',')}]}`
  const room = most - textWith([]).length
  let drawings: readonly string[] = []
  for (const isKept of SELECTIONS) {
    drawings = fitting(around, isKept, room)
    if (drawings.length === around.size) break
  }
  return textWith(drawings)
}

/** The texts of the first drawings, as many as fit with a comma after each. */
const fitting = (
  around: RoadsAround['around'],
  isKept: (road: NearRoad) => boolean,
  room: number,
): readonly string[] => {
  const texts: string[] = []
  let left = room
  for (const [drawing, surroundings] of around) {
    const text = JSON.stringify([drawing, packedAround(surroundings, isKept)])
    left -= text.length + 1
    if (left < 0) break
    texts.push(text)
  }
  return texts
}

const packedAround = (
  { roads, route, track }: Surroundings,
  isKept: (road: NearRoad) => boolean,
): PackedSurroundings => ({
  roads: roads.filter(isKept).map(({ points, width, unpaved }) => ({ line: packedLine(points), width, unpaved })),
  route: route.map(packedLine),
  track: track.map(packedLine),
})

const packedLine = (points: readonly Point[]): PackedLine =>
  points.flatMap(({ x, y }) => [Math.round(x * STEPS_PER_METRE), Math.round(y * STEPS_PER_METRE)])

/** Reads a text of `packRoads`. */
export const unpackRoads = (text: string): RoadsAround => {
  const { roadCount, around } = JSON.parse(text) as Packed
  return { roadCount, around: new Map(around.map(([drawing, packed]) => [drawing, unpackedAround(packed)])) }
}

const unpackedAround = ({ roads, route, track }: PackedSurroundings): Surroundings => ({
  roads: roads.map(({ line, width, unpaved }) => ({ points: unpackedLine(line), width, unpaved })),
  route: route.map(unpackedLine),
  track: track.map(unpackedLine),
})

const unpackedLine = (line: PackedLine): readonly Point[] =>
  line.flatMap((x, index) =>
    index % 2 === 0 ? [{ x: x / STEPS_PER_METRE, y: (line[index + 1] ?? 0) / STEPS_PER_METRE }] : [],
  )
