import { isDeepStrictEqual } from 'node:util'
import { lengthOf, distance } from '../../../src/geometry/points'
import { STRAIGHT_ON, type Junction } from '../../../src/model/junction'
import { makeDraft } from '../../../src/route/makeDraft'
import { planeAround } from '../../../src/route/match/plane'
import type { RouteBox } from '../../../src/route/routeDraft'
import { roadChain, type ChainKind, type ExpectedBox } from './roadChains'
import { inShort, junctionInShort, NOTHING_REMOVED } from './smallMaps'

/** The result of an expected box, or of an unexpected one. */
export interface ChainResult {
  readonly seed: number
  readonly expected: ExpectedBox | undefined
  readonly found: RouteBox | undefined
  readonly isRight: boolean
  readonly isDoubted: boolean
  readonly isWrongExit: boolean
  readonly isWrongSide: boolean
  readonly isBeside: boolean
}

/** A box and an expected box match within this distance, in metres. */
const SAME = 16

/** Makes boxes from chains with consecutive seeds, until there are enough. */
export const chainResults = (seed: number, boxes: number, kind: ChainKind): readonly ChainResult[] => {
  const results: ChainResult[] = []
  for (let next = seed; results.length < boxes; next += 1) results.push(...resultsOf(next, kind))
  return results.slice(0, boxes)
}

const resultsOf = (seed: number, kind: ChainKind): readonly ChainResult[] => {
  const { ways, track, boxes } = roadChain(seed, kind)
  const plane = planeAround(track[0] ?? { lat: 0, lon: 0 })
  const draft = makeDraft(
    { name: '', parts: [track], removed: NOTHING_REMOVED, length: lengthOf(track.map(plane.toPoint)) },
    ways,
  )
  if (!draft.ok) throw new Error(`Seed ${seed}: ${draft.fault.kind}`)
  const left = [...draft.value.boxes]
  const results = boxes.map((expected) => {
    const index = left.findIndex(({ place }) => distance(plane.toPoint(place), plane.toPoint(expected.place)) < SAME)
    const [found] = index === -1 ? [] : left.splice(index, 1)
    return resultOf(seed, expected, found)
  })
  return [...results, ...left.map((found) => resultOf(seed, undefined, found))]
}

const resultOf = (seed: number, expected: ExpectedBox | undefined, found: RouteBox | undefined): ChainResult => {
  const junction = found?.drawing.kind === 'junction' ? found.drawing.junction : undefined
  const [exit, other] = [expected?.junction.exit?.direction ?? STRAIGHT_ON, junction?.exit?.direction ?? STRAIGHT_ON]
  return {
    seed,
    expected,
    found,
    isRight: isDeepStrictEqual(expected?.junction, junction),
    isDoubted: (found?.doubts.length ?? 0) > 0,
    isWrongExit: exit !== other,
    isWrongSide: !isDeepStrictEqual(sidesOf(expected?.junction), sidesOf(junction)),
    isBeside: expected?.isBeside ?? false,
  }
}

/** The number of roads on the left of the route, and on its right. */
const sidesOf = (junction: Junction | undefined): readonly number[] => {
  const { arms = [], exit } = junction ?? {}
  const onward = exit?.direction ?? STRAIGHT_ON
  return [
    arms.filter(({ direction }) => direction < onward).length,
    arms.filter(({ direction }) => direction > onward).length,
  ]
}

/** Describes a result in one line. */
export const inWords = ({ seed, expected, found }: ChainResult): string => {
  const place = expected?.place ?? found?.place
  const shown = found ? inShort(found) : 'none'
  const wanted = expected ? junctionInShort(expected.junction) : 'none'
  return `seed ${seed} at ${place?.lat.toFixed(5)}, ${place?.lon.toFixed(5)}: expected ${wanted}, found ${shown} (${found?.doubts.join(', ') ?? ''})`
}
