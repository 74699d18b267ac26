import { isDeepStrictEqual } from 'node:util'
import { lengthOf, distance } from '../../../src/geometry/points'
import { STRAIGHT_ON, type Junction } from '../../../src/model/junction'
import { makeDraft } from '../../../src/route/makeDraft'
import type { RouteBox, RouteDraft } from '../../../src/route/routeDraft'
import { PLANE, roadChain, type ChainKind, type ExpectedBox, type RoadChain } from './roadChains'
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
const HAIRPINS: ChainKind = { junctions: 6, beside: 0, hairpins: 1 }

/** Makes boxes from chains with consecutive seeds, until there are enough. */
export const chainResults = (seed: number, boxes: number, kind: ChainKind): readonly ChainResult[] => {
  const results: ChainResult[] = []
  for (let next = seed; results.length < boxes; next += 1) results.push(...resultsOf(next, kind))
  return results.slice(0, boxes)
}

const resultsOf = (seed: number, kind: ChainKind): readonly ChainResult[] => {
  const chain = roadChain(seed, kind)
  const { pairs, invented } = pairBoxes(chain.boxes, draftOfChain(seed, chain).boxes)
  return [
    ...pairs.map(({ expected, found }) => resultOf(seed, expected, found)),
    ...invented.map((found) => resultOf(seed, undefined, found)),
  ]
}

const draftOfChain = (seed: number, { ways, track }: RoadChain): RouteDraft => {
  const draft = makeDraft(
    { name: '', isAll: false, parts: [track], removed: NOTHING_REMOVED, length: lengthOf(track.map(PLANE.toPoint)) },
    ways,
  )
  if (!draft.ok) throw new Error(`Seed ${seed}: ${draft.fault.kind}`)
  return draft.value
}

/** The expected boxes with those that were found at the same place, and the other found boxes. */
export const pairBoxes = <Expected extends Pick<ExpectedBox, 'place'>>(
  expected: readonly Expected[],
  boxes: readonly RouteBox[],
) => {
  const left = [...boxes]
  const pairs = expected.map((one) => {
    const index = left.findIndex(({ place }) => distance(PLANE.toPoint(place), PLANE.toPoint(one.place)) < SAME)
    const [found] = index === -1 ? [] : left.splice(index, 1)
    return { expected: one, found }
  })
  return { pairs, invented: left }
}

/** The result of a walk on paths with hairpin bends. */
interface HairpinResult {
  readonly seed: number
  /** The number of places at which the boxes say that the walk turned back. */
  readonly turnBacks: number
  /** How much the matched roads are longer than the walk, as a part of its length. */
  readonly longer: number
}

/** Of a shorter walk, the receiver's errors at the start and the finish alone may be 2 % of its length. In metres. */
const HAIRPIN_WALK = 1_000

/** Makes boxes of walks on paths with hairpin bends, which never turn back. */
export const hairpinResults = (seed: number, walks: number): readonly HairpinResult[] => {
  const results: HairpinResult[] = []
  for (let next = seed; results.length < walks; next += 1) {
    const chain = roadChain(next, HAIRPINS)
    const walked = lengthOf(chain.walked)
    if (walked < HAIRPIN_WALK) continue
    const { boxes, matched } = draftOfChain(next, chain)
    const turnBacks = boxes.filter(({ drawing }) => drawing.kind === 'turnedBack').length
    results.push({ seed: next, turnBacks, longer: matched / walked - 1 })
  }
  return results
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
