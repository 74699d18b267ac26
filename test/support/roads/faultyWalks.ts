import { lengthOf } from '../../../src/geometry/points'
import type { RouteFile } from '../../../src/route/recordedRoute'
import type { Way } from '../../../src/route/roads'
import { diceOf, type Dice } from '../dice'
import type { FaultyParts } from './faultyParts'
import { missingRoad, privateRoad } from './faultyRoads'
import { hasOutlier, hasRest } from './faultyTracks'
import { fixesOf, pointsOf, type Fix } from './fixes'
import { roadChain, type RoadChain } from './roadChains'

/** What may be wrong with a recording or with its roads. */
export const FAULTS = ['missingRoad', 'privateRoad', 'rest', 'outlier', 'hairpins'] as const
export type Fault = (typeof FAULTS)[number]

/** A recording and its roads. */
export interface WalkFiles {
  readonly file: RouteFile
  readonly ways: readonly Way[]
}

/** A walk with a fault, and the same walk without it. */
export interface FaultyWalk extends WalkFiles, Pick<FaultyParts, 'boxes' | 'at' | 'spare'> {
  readonly seed: number
  readonly clean: WalkFiles
  readonly length: number
}

const JUNCTIONS = 7
const MAKERS: Readonly<
  Record<Fault, (chain: RoadChain, fixes: readonly Fix[], dice: Dice) => FaultyParts | undefined>
> = {
  missingRoad,
  privateRoad,
  rest: hasRest,
  outlier: hasOutlier,
  hairpins: (chain, fixes) => unchanged(chain, fixes),
}

const unchanged = ({ ways, boxes }: RoadChain, fixes: readonly Fix[]): FaultyParts => ({
  ways,
  cleanWays: ways,
  fixes,
  boxes,
  at: undefined,
  spare: 0,
})

/** A random walk with this fault. Half of the walks have times. The chain is another if it has no junction, or no room for the fault. */
export const faultyWalk = (fault: Fault, seed: number): FaultyWalk => {
  const dice = diceOf(seed)
  for (let tried = 0; ; tried += 1) {
    const isBent = fault === 'hairpins'
    const chain = roadChain(TRIES * seed + tried, { junctions: JUNCTIONS, beside: 0, hairpins: isBent ? 0.7 : 0 })
    const fixes = fixesOf(chain.walked, dice)
    const parts = MAKERS[fault](chain, fixes, dice)
    if (!parts || parts.boxes.length === 0) continue
    const hasTimes = seed % 2 === 0
    return {
      ...parts,
      seed,
      file: fileOf(parts.fixes, hasTimes),
      clean: { file: fileOf(isBent ? fixesOf(chain.walked) : fixes, hasTimes), ways: parts.cleanWays },
      length: lengthOf(chain.walked),
    }
  }
}

/** Seeds of chains that belong to one walk. */
const TRIES = 100

const fileOf = (fixes: readonly Fix[], hasTimes: boolean): RouteFile => ({
  name: '',
  tracks: [{ name: '', isPlanned: false, segments: [pointsOf(fixes, hasTimes)] }],
  isCutOff: false,
})
