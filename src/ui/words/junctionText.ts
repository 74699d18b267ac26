import type { Doubt } from '../../geometry/junction/doubts'
import type { JunctionReading } from '../../geometry/junction/readJunction'
import type { Arm, Junction } from '../../model/junction'
import type { JunctionWords } from './junctionEn'
import type { RoadGroup, Surface, Onward } from './junctionParts'

/**
 * Describes a drawing in one sentence for people who cannot see it: "From below, turn half left; leave an unpaved road
 * half right." `undefined` for a drawing that is not a junction, or whose roads cannot be told apart: no description is
 * better than a wrong one.
 */
export const junctionText = (
  words: JunctionWords,
  { junction, doubts }: Pick<JunctionReading, 'junction' | 'doubts'>,
): string | undefined => {
  const has = (kind: Doubt['kind']): boolean => doubts.some((doubt) => doubt.kind === kind)
  if (!junction || has('manyRoads')) return undefined
  const isSure = doubts.length === 0
  const start = words.from(!has('notBelow'), junction.entryUnpaved)
  const clauses = clausesOf(words, junction, start, isSure)
  return `${clauses.join('; ')}${isSure ? '' : ` ${words.notSure}`}.`
}

/** Clauses about the way to and from the junction, about the roads to leave, and about a missing exit. */
const clausesOf = (words: JunctionWords, junction: Junction, start: string, isSure: boolean): readonly string[] => {
  const { exit, arms, roundabout } = junction
  const places = groupsByPlace(arms)
  const before = places.filter(({ at }) => at < 0)
  const here = places.find(({ at }) => at === 0)?.groups ?? []
  const after = places.filter(({ at }) => at > 0)
  const position = before.length > 0 ? 'next' : 'only'
  const isSomething = roundabout || here.length > 0
  const arrival = isSomething ? [words.comeTo(here, roundabout, position)] : []
  const lead = [
    start,
    ...before.map(({ groups }, index) => words.leave(groups, index === 0 ? 'first' : 'next')),
    ...(exit ? [words.goOn(onwardOf(junction, exit, isSure), position)] : arrival),
  ]
  const left = [
    ...(exit && here.length > 0 ? [words.leave(here, 'only')] : []),
    ...after.map(({ groups }) => words.leave(groups, 'next')),
  ]
  return [lead.join(', '), ...(left.length > 0 ? [left.join(', ')] : []), ...(exit ? [] : [words.noWayOn])]
}

type RouteExit = NonNullable<Junction['exit']>

const onwardOf = (
  { entryUnpaved, arms, roundabout }: Junction,
  { direction, unpaved }: RouteExit,
  isSure: boolean,
): Onward => ({
  direction,
  surface: surfaceFrom(entryUnpaved, unpaved),
  roundabout,
  exitNumber:
    roundabout && isSure ? 1 + arms.filter((arm) => arm.at === 0 && isPassed(arm, direction)).length : undefined,
})

/** Traffic keeps to the right and goes anticlockwise, passing the sharp right exit first. */
const isPassed = (arm: Arm, exitDirection: number): boolean => arm.direction > exitDirection

const surfaceFrom = (before: boolean, after: boolean): Surface => {
  if (before === after) return after ? 'stillUnpaved' : 'paved'
  return after ? 'ontoUnpaved' : 'ontoPaved'
}

interface LeavingPlace {
  readonly at: number
  readonly groups: readonly RoadGroup[]
}

/** Groups the roads by the places at which they leave the route, in walking order and from left to right. */
const groupsByPlace = (arms: readonly Arm[]): readonly LeavingPlace[] =>
  unique(arms.map(({ at }) => at)).map((at) => ({ at, groups: groupsOf(arms.filter((arm) => arm.at === at)) }))

const groupsOf = (arms: readonly Arm[]): readonly RoadGroup[] =>
  unique(arms.map(kindOf)).flatMap((kind) => {
    const alike = arms.filter((arm) => kindOf(arm) === kind)
    return alike.slice(0, 1).map(({ unpaved, blocked }) => ({
      unpaved,
      blocked,
      directions: unique(alike.map(({ direction }) => direction)),
    }))
  })

const kindOf = ({ unpaved, blocked }: Arm): string => `${unpaved} ${blocked}`

const unique = <T>(list: readonly T[]): readonly T[] => [...new Set(list)]
