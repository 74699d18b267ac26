import type { Adoption } from '../../model/adopt'
import { drawingsOf } from '../../model/lookups'
import type { State, TochtId, WholeTocht } from '../../model/types'
import { confirmedFor, writersSince, type LastOperation, type Head } from '../database/head'
import { stateOf } from '../format'
import type { Committed, Standing } from './mirror'
import type { Mirror, MirroredTocht } from './readMirror'

/** A sealed tocht in the mirror, compared with the database. */
type Compared =
  /** Lost: newer than the database, or equal but with a drawing that the database lacks. */
  'lost' | 'same' | 'older'

/** The work in a tocht of the mirror that was not yet committed when the mirror was written, and by whom it is. */
type Uncommitted =
  | 'none'
  /** The tabs are unknown, or the mirror does not show all of their work. */
  | 'byUnknown'
  | 'byTabs'
  /** Only these tabs have written the tocht since, and the mirror still holds more of their work. */
  | 'byTabsThatContinued'

type Decision =
  | 'leave'
  | 'take'
  /**
   * Takes the tocht only together with all other tochten of these tabs. The tabs repeat their pending operations, so
   * that work recovered in part would appear twice.
   */
  | 'takeAllOrNone'

/** Decides what the start does with a sealed tocht of the mirror. The database leads; the mirror may have more. */
const DECISIONS: Readonly<Record<Compared, Readonly<Record<Uncommitted, Decision>>>> = {
  lost: { none: 'take', byUnknown: 'take', byTabs: 'take', byTabsThatContinued: 'take' },
  same: { none: 'leave', byUnknown: 'take', byTabs: 'takeAllOrNone', byTabsThatContinued: 'takeAllOrNone' },
  older: { none: 'leave', byUnknown: 'leave', byTabs: 'leave', byTabsThatContinued: 'takeAllOrNone' },
}

/** The operation number that marks a foreign text as adopted in the head. */
const ADOPTED = 0

/** The work recovered from the mirror, and the tabs whose work is included in full. */
export interface Takeover {
  readonly adoption: Adoption
  readonly recovered: readonly LastOperation[]
}

/**
 * Finds the work to recover from the mirror; `undefined` for none. Foreign text has no seal and is adopted as it
 * stands. Tochten that it does not list are removed only if all of it could be read. Foreign text is adopted only once:
 * it may stay in local storage when the browser is killed or has no room.
 */
export const reconcile = (
  committed: Committed,
  { tochten, unreadable, foreignId }: Mirror,
  when: number,
): Takeover | undefined => {
  if (foreignId !== undefined && committed.head && confirmedFor(committed.head, foreignId) >= ADOPTED) return undefined
  const foreign = tochten.some(({ standing }) => !standing)
  const taken = selectTochten(tochten, committed)
  if (taken.length === 0 && !foreign) return undefined
  const listed = tochten.map(({ tocht }) => tocht.id)
  const isWhole = unreadable === 0
  const adoption: Adoption = {
    wholes: taken.map(({ tocht, drawings }) => ({ tocht, drawings })),
    foreign,
    order: foreign && isWhole ? listed : [],
    dropped: foreign && isWhole ? committed.state.order.filter((id) => !listed.includes(id)) : [],
    when,
  }
  return { adoption, recovered: isWhole && !foreign ? tabsOf(tochten, taken) : [] }
}

const selectTochten = (tochten: Mirror['tochten'], committed: Committed): Mirror['tochten'] => {
  const decisions = tochten.map((one) => decisionOn(one, committed))
  const isAll = tochten.every(({ standing }, index) => !isNamed(standing?.ahead) || decisions[index] !== 'leave')
  return tochten.filter((_, index) => decisions[index] === 'take' || (isAll && decisions[index] === 'takeAllOrNone'))
}

const decisionOn = (one: MirroredTocht, committed: Committed): Decision =>
  one.standing ? DECISIONS[compared(one, one.standing, committed)][uncommittedIn(one, one.standing, committed)] : 'take'

const compared = (
  { tocht, drawings }: WholeTocht,
  { revision, ahead }: Standing,
  { state, revisions }: Committed,
): Compared => {
  const known = revisions[tocht.id] ?? -1
  if (revision < known) return 'older'
  const isUnread =
    ahead === undefined && tocht.id in state.tochten && drawings.some(({ id }) => !(id in state.drawings))
  return revision > known || isUnread ? 'lost' : 'same'
}

const isNamed = (ahead: Standing['ahead']): ahead is readonly LastOperation[] => ahead !== undefined && ahead !== true

const uncommittedIn = (whole: WholeTocht, { revision, ahead }: Standing, { state, head }: Committed): Uncommitted => {
  if (ahead === undefined) return 'none'
  if (ahead === true) return 'byUnknown'
  return head && haveContinued(head, revision, ahead, idsIn(whole, state)) ? 'byTabsThatContinued' : 'byTabs'
}

/** The ids of the tocht and its drawings, in the mirror and in the database. */
const idsIn = ({ tocht, drawings }: WholeTocht, { tochten }: State): ReadonlySet<string> =>
  new Set([tocht.id, ...drawings.map(({ id }) => id), ...(tochten[tocht.id]?.drawings ?? [])])

/**
 * Whether the tabs in `ahead` continued alone: nobody else has written these ids since the revision, and the mirror
 * holds all of their committed work and more.
 */
const haveContinued = (
  head: Head,
  since: number,
  ahead: readonly LastOperation[],
  ids: ReadonlySet<string>,
): boolean => {
  const isTheirs = writersSince(head, since, ids)?.every((writer) => ahead.some(({ by }) => by === writer)) ?? false
  const misses = ahead.some(({ by, upTo }) => upTo < confirmedFor(head, by))
  return isTheirs && !misses && ahead.some(({ by, upTo }) => upTo > confirmedFor(head, by))
}

/** The tabs whose work is included in full; none if one of their tochten is not taken. */
const tabsOf = (tochten: Mirror['tochten'], taken: Mirror['tochten']): readonly LastOperation[] => {
  const ahead = tochten.filter(({ standing }) => standing?.ahead)
  const tabs = ahead[0]?.standing?.ahead
  return isNamed(tabs) && ahead.every((one) => taken.includes(one)) ? tabs : []
}

/** The tabs with uncommitted work in a mirror, the same for all its tochten; `undefined` if unknown. */
export const tabsAheadIn = ({ tochten }: Mirror): readonly LastOperation[] | undefined => {
  const tabs = tochten.find(({ standing }) => standing?.ahead)?.standing?.ahead ?? []
  return isNamed(tabs) ? tabs : undefined
}

/**
 * The id of a foreign text as an operation for the head. Written with every commit, because the text may stay in local
 * storage.
 */
export const foreignTextAsOperation = ({ foreignId }: Mirror): readonly LastOperation[] =>
  foreignId === undefined ? [] : [{ by: foreignId, upTo: ADOPTED }]

/** The contents of the database according to the mirror, used until the database answers. */
export const presumedOf = (mirror: Mirror | undefined): Committed => {
  const tochten = mirror?.tochten ?? []
  const known = tochten.flatMap(({ tocht, standing }) => (standing ? [[tocht.id, standing.revision] as const] : []))
  return {
    state: stateOf(tochten.filter(({ standing }) => standing && !standing.ahead)),
    revisions: Object.fromEntries(known),
  }
}

/** Adopts the whole state, for a database that was lost or created anew while the tab was open. */
export const everythingIn = (state: State, when: number): Adoption => ({
  wholes: Object.values(state.tochten).map((tocht) => ({ tocht, drawings: drawingsOf(state, tocht) })),
  foreign: false,
  merge: true,
  order: state.order,
  dropped: Object.keys(state.bin),
  when,
})

/** Whether the mirror differs from the text that would be written now. */
export const isBehind = ({ state, revisions }: Pick<Committed, 'state' | 'revisions'>, { tochten }: Mirror): boolean =>
  tochten.length !== state.order.length ||
  tochten.some(
    ({ tocht, standing }, index) =>
      tocht.id !== state.order[index] || !standing || standing.revision !== revisions[tocht.id] || standing.ahead,
  )

/** The tochten that a foreign text replaces or removes. */
export const replacedBy = ({ foreign, wholes, dropped }: Adoption): readonly TochtId[] =>
  foreign ? [...wholes.map(({ tocht }) => tocht.id), ...dropped] : []
