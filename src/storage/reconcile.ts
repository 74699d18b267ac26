import type { Adoption } from '../model/adopt'
import { drawingsOf } from '../model/lookups'
import { sameValue } from '../model/sameValue'
import type { State } from '../model/types'
import type { Stored } from './database/stored'
import { stateOf } from './format'
import { atStart, type Pending } from './journal'
import type { Committed } from './mirror/mirror'
import type { Mirror, MirroredTocht } from './mirror/readMirror'
import { earlierVersionsOf } from './takeEarlierVersions'

/** What the start does with a tocht of the mirror: the database leads. */
type Decision = 'ignore' | 'take' | 'keepAsEarlierVersion'

/**
 * The operations that take over from the mirror what the database lacks: everything, if it is empty; unsaved work on
 * what it still holds; a text of somebody else, once. Unsaved work on something older becomes an earlier version.
 *
 * @param when in milliseconds since 1970
 */
export const reconcile = (
  stored: Pick<Stored, 'head' | 'contents' | 'tochten'> | undefined,
  mirror: Mirror,
  when: number,
): readonly Pending[] => {
  if (mirror.foreignId !== undefined && stored?.head?.foreign === mirror.foreignId) return []
  const decided = mirror.tochten.map((one) => [decisionOn(one, stored), one] as const)
  const tochtenThat = (wanted: Decision): readonly MirroredTocht[] =>
    decided.flatMap(([decision, one]) => (decision === wanted ? [one] : []))
  const older = stateOf(tochtenThat('keepAsEarlierVersion'))
  const versions = Object.values(older.tochten).flatMap(({ id, drawings }) =>
    earlierVersionsOf(older, id, drawings, 'recover', when),
  )
  const adoption = adoptionOf(tochtenThat('take'), mirror, stored?.contents.state, when)
  if (!adoption && versions.length === 0) return []
  return [atStart(adoption ? { type: 'adopt', adoption } : { type: 'forget', scopes: [] }, when, versions)]
}

const decisionOn = (
  { standing, tocht, drawings }: MirroredTocht,
  stored: Pick<Stored, 'head' | 'contents' | 'tochten'> | undefined,
): Decision => {
  if (!standing || !stored || isEmpty(stored)) return 'take'
  // From another profile: tochten that were deleted for good are still recorded.
  if (!(tocht.id in stored.tochten)) return 'take'
  const { state } = stored.contents
  const known = state.tochten[tocht.id]
  if (!standing.unsaved || (known && sameValue([known, drawingsOf(state, known)], [tocht, drawings]))) return 'ignore'
  const revision = stored.tochten[tocht.id]
  return revision === standing.revision || revision === standing.begun ? 'take' : 'keepAsEarlierVersion'
}

/** Nobody has committed yet, or the database was lost. */
const isEmpty = ({ head, tochten }: Pick<Stored, 'head' | 'tochten'>): boolean =>
  head === undefined && Object.keys(tochten).length === 0

/** Tochten that a foreign text does not list are removed only if all of the text could be read. */
const adoptionOf = (
  taken: readonly MirroredTocht[],
  { tochten, unreadable }: Mirror,
  stored: State | undefined,
  when: number,
): Adoption | undefined => {
  const foreign = tochten.some(({ standing }) => !standing)
  if (taken.length === 0 && !foreign) return undefined
  const listed = tochten.map(({ tocht }) => tocht.id)
  const isWhole = foreign && unreadable === 0
  return {
    wholes: taken.map(({ tocht, drawings }) => ({ tocht, drawings })),
    foreign,
    order: isWhole || !stored ? listed : [],
    dropped: isWhole ? (stored?.order ?? []).filter((id) => !listed.includes(id)) : [],
    when,
  }
}

/** The contents of the database according to the mirror, while the database cannot be read. */
export const committedIn = (mirror: Mirror | undefined): Committed => {
  const tochten = mirror?.tochten ?? []
  const known = tochten.flatMap(({ tocht, standing }) =>
    standing?.revision === undefined ? [] : [[tocht.id, standing.revision] as const],
  )
  return {
    state: stateOf(tochten.filter(({ standing }) => standing && !standing.unsaved)),
    tochten: Object.fromEntries(known),
  }
}

/** Whether the mirror differs from the text that would be written now. */
export const isBehind = (state: State, revisions: Stored['tochten'], { tochten, unreadable }: Mirror): boolean =>
  unreadable > 0 ||
  tochten.length !== state.order.length ||
  tochten.some(
    ({ tocht, standing }, index) =>
      tocht.id !== state.order[index] ||
      !standing ||
      standing.unsaved ||
      standing.revision === undefined ||
      standing.revision !== revisions[tocht.id],
  )
