import { isDeepStrictEqual } from 'node:util'
import { makeDraft } from '../../../src/route/makeDraft'
import type { RouteBox, RouteDraft } from '../../../src/route/routeDraft'
import { routesOf } from '../../../src/route/track/routesOf'
import { pairBoxes } from './chainResults'
import type { Needed } from './faultyParts'
import { faultyWalk, type Fault, type FaultyWalk, type WalkFiles } from './faultyWalks'
import { inShort, junctionInShort } from './smallMaps'

/** What became of a walk with a fault. */
export interface FaultResult {
  readonly fault: Fault
  readonly seed: number
  /** The number of boxes that the walker needs, and of boxes too many. */
  readonly boxes: number
  /** What is wrong without a doubt, and was right without the fault. */
  readonly silent: readonly string[]
  /** Doubtful boxes that are not beside the fault, and were not doubtful without it; and all invented boxes. */
  readonly beyond: readonly string[]
}

/** A leg may differ from the walk by this part, or by this length, in metres. */
const LEG = { part: 0.15, least: 40 }
/** The screen warns when a greater part of the walk has no roads. */
const LONG_OFF_ROADS = 0.1
/** A box beside a fault may be drawn this far on its other side, in metres. */
const BESIDE = 20

/** The results of walks with consecutive seeds. */
export const faultResults = (fault: Fault, seed: number, walks: number): readonly FaultResult[] =>
  Array.from({ length: walks }, (_, index) => resultOf(fault, faultyWalk(fault, seed + index)))

const resultOf = (fault: Fault, walk: FaultyWalk): FaultResult => {
  const { draft, refusal } = draftOf(walk)
  if (draft.boxes.length === 0) return { fault, seed: walk.seed, boxes: 1, silent: refusal, beyond: [] }
  const without = pairBoxes(walk.boxes, draftOf(walk.clean).draft.boxes)
  const made = pairBoxes(walk.boxes, draft.boxes)
  const invented = made.invented.filter((box) => pairBoxes([box], without.invented).pairs.every(({ found }) => !found))
  const spoiled = made.pairs.filter((pair, index) => !isRight(pair) && isRight(without.pairs[index] ?? pair))
  return {
    fault,
    seed: walk.seed,
    boxes: walk.boxes.length + invented.length,
    silent: [
      ...refusal,
      ...spoiled.filter(({ expected, found }) => !isDoubtedAround(made, draft, expected, found)).map(pairInWords),
      ...invented.filter(({ doubts }) => doubts.length === 0).map((box) => `invented at ${inWords(box)}`),
      ...wrongLegs(walk, made, draft),
    ],
    beyond: [
      ...invented.map((box) => `invented at ${inWords(box)}`),
      ...newDoubts(walk, made, without).map((box) => `doubtful at ${inWords(box)}`),
    ],
  }
}

type Paired = ReturnType<typeof pairBoxes<Needed>>
type Pair = Paired['pairs'][number]

const NO_BOXES: RouteDraft = { boxes: [], length: 0, matched: 0, offRoads: 0 }

/** The boxes of the only walk in a file. A file that is refused, or that asks which walk was meant, has none. */
const draftOf = ({ file, ways }: WalkFiles): { readonly draft: RouteDraft; readonly refusal: readonly string[] } => {
  const routes = routesOf(file)
  if (!routes.ok) return { draft: NO_BOXES, refusal: [`refused: ${routes.fault.kind}`] }
  const [route, ...others] = routes.value
  if (!route || others.length > 0) return { draft: NO_BOXES, refusal: [`asks which of ${routes.value.length} walks`] }
  const draft = makeDraft(route, ways)
  if (!draft.ok) return { draft: NO_BOXES, refusal: [`refused: ${draft.fault.kind}`] }
  const { boxes, offRoads, length } = draft.value
  // Without boxes there is no sheet; the screen says why if the roads are missing.
  const isUnexplained = boxes.length === 0 && offRoads < LONG_OFF_ROADS * length
  return { draft: draft.value, refusal: isUnexplained ? ['no boxes at all'] : [] }
}

const isRight = ({ expected, found }: Pair): boolean =>
  found?.drawing.kind === 'junction' && isDeepStrictEqual(found.drawing.junction, expected.junction)

/** Whether a box, or if it is missing a box of its leg, has a doubt. */
const isDoubtedAround = (
  { pairs }: Paired,
  { boxes }: RouteDraft,
  expected: Needed,
  found: RouteBox | undefined,
): boolean => {
  if (found) return found.doubts.length > 0
  const before = pairs.findLast((pair) => pair.found && pair.expected.at < expected.at)?.found
  const after = pairs.find((pair) => pair.found && pair.expected.at > expected.at)?.found
  return isDoubtedBetween(boxes, before, after)
}

/** Whether there is a doubt from one box to another, both included, or from the start or to the finish. */
const isDoubtedBetween = (
  boxes: readonly RouteBox[],
  before: RouteBox | undefined,
  after: RouteBox | undefined,
): boolean =>
  boxes
    .filter(({ at }) => at >= (before?.at ?? -Infinity) && at <= (after?.at ?? Infinity))
    .some(({ doubts }) => doubts.length > 0)

/** The legs between boxes, from the start and to the finish, whose distance is wrong without a doubt. */
const wrongLegs = (walk: FaultyWalk, { pairs }: Paired, { boxes, length }: RouteDraft): readonly string[] => {
  const known = pairs.flatMap(({ expected, found }) =>
    found ? [{ right: expected.at, at: found.at, box: found }] : [],
  )
  const ends = [...known, { right: walk.length, at: length, box: undefined }]
  if (known.length === 0) return []
  return ends.flatMap(({ right, at, box }, index) => {
    const last = known[index - 1] ?? { right: 0, at: 0, box: undefined }
    const [walked, found] = [right - last.right, at - last.at]
    const isAtFault = walk.at && walk.at.from >= last.right - BESIDE && walk.at.to <= right + BESIDE
    const most = Math.max(LEG.least, LEG.part * walked)
    const isLong = found > walked + most + (isAtFault ? walk.spare : 0)
    const isWrong = isLong || found < walked - most
    return isWrong && !isDoubtedBetween(boxes, last.box, box)
      ? [`the leg to ${Math.round(right)} m has ${Math.round(found)} m, not ${Math.round(walked)}`]
      : []
  })
}

/** The boxes that have a doubt only because of the fault, but do not lie beside it. */
const newDoubts = (walk: FaultyWalk, made: Paired, without: Paired): readonly RouteBox[] => {
  const found = made.pairs.filter((pair) => pair.found)
  const { from, to } = walk.at ?? { from: Infinity, to: -Infinity }
  const before = found.findLastIndex(({ expected }) => expected.at <= from + BESIDE)
  const after = found.findIndex(({ expected }) => expected.at >= to - BESIDE)
  const isBeside = (index: number) => walk.at !== undefined && index >= before && (after === -1 || index <= after)
  const doubted = new Set(without.pairs.flatMap((pair) => (hasDoubt(pair.found) ? [pair.expected] : [])))
  return found.flatMap((pair, index) =>
    pair.found && hasDoubt(pair.found) && !doubted.has(pair.expected) && !isBeside(index) ? [pair.found] : [],
  )
}

const hasDoubt = (box: RouteBox | undefined): boolean => (box?.doubts.length ?? 0) > 0

const inWords = (box: RouteBox): string => `${Math.round(box.at)} m: ${inShort(box)} (${box.doubts.join(', ')})`

const pairInWords = ({ expected, found }: Pair): string =>
  `${Math.round(expected.at)} m: expected ${junctionInShort(expected.junction)}, found ${found ? inWords(found) : 'none'}`
