import type { Adoption, WholeTocht } from '../../model/adopt'
import { drawingsOf } from '../../model/lookups'
import type { State, TochtId } from '../../model/types'
import { stateOf } from '../format'
import { confirmedFor, writersSince, type Done, type Head } from '../database/head'
import type { Committed, Standing } from './mirror'
import type { Mirror, MirroredTocht } from './readMirror'

/** A tocht of the mirror that bears our seal, as seen from the database. */
type Revision =
  /** Newer than there, or the same, not ahead and with a drawing that is not there: the database has lost something. */
  'lost' | 'same' | 'older'

/** Whether a tocht of the mirror holds work that was on its way to the database when the mirror was written. */
type Ahead =
  | 'no'
  /** Nobody knows whose, or the mirror does not show all of it. */
  | 'bySomebody'
  | 'byPages'
  /** By pages that alone have written in the tocht since, and have done more than that. */
  | 'byPagesThatWentOn'

type Decision =
  | 'leave'
  | 'take'
  /** With all else that these pages are ahead by: else they do all of it again, and a part would be there twice. */
  | 'takeAllOrNone'

/** What the start does with a tocht of the mirror that bears our seal. The database leads; the mirror may have more. */
const DECISIONS: Readonly<Record<Revision, Readonly<Record<Ahead, Decision>>>> = {
  lost: { no: 'take', bySomebody: 'take', byPages: 'take', byPagesThatWentOn: 'take' },
  same: { no: 'leave', bySomebody: 'take', byPages: 'takeAllOrNone', byPagesThatWentOn: 'takeAllOrNone' },
  older: { no: 'leave', bySomebody: 'leave', byPages: 'leave', byPagesThatWentOn: 'takeAllOrNone' },
}

/** What the head says of a text that somebody else wrote, as of a page's work, once that was taken over. */
const TAKEN = 0

/** What is taken over from the mirror, and whose work comes along with it as a whole. */
export interface Takeover {
  readonly adoption: Adoption
  readonly taken: readonly Done[]
}

/**
 * What of the mirror is to be taken over; undefined where that is nothing. What somebody else wrote, by hand or by the
 * original app, bears no seal: it is taken over as it stands, its list included; but only if all of it could be read:
 * else nothing is left out. And once: a browser that was killed, or has no room, keeps it and lost only our own
 * text.
 */
export const reconcile = (
  committed: Committed,
  { tochten, unreadable, mark }: Mirror,
  when: number,
): Takeover | undefined => {
  if (mark !== undefined && committed.head && confirmedFor(committed.head, mark) >= TAKEN) return undefined
  const foreign = tochten.some(({ standing }) => !standing)
  const taken = takenFrom(tochten, committed)
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
  return { adoption, taken: isWhole && !foreign ? pagesOf(tochten, taken) : [] }
}

const takenFrom = (tochten: Mirror['tochten'], committed: Committed): Mirror['tochten'] => {
  const decisions = tochten.map((one) => decisionOn(one, committed))
  const isAll = tochten.every(({ standing }, index) => !isNamed(standing?.ahead) || decisions[index] !== 'leave')
  return tochten.filter((_, index) => decisions[index] === 'take' || (isAll && decisions[index] === 'takeAllOrNone'))
}

const decisionOn = (one: MirroredTocht, committed: Committed): Decision =>
  one.standing ? DECISIONS[revisionOf(one, one.standing, committed)][aheadOf(one, one.standing, committed)] : 'take'

const revisionOf = (
  { tocht, drawings }: WholeTocht,
  { revision, ahead }: Standing,
  { state, revisions }: Committed,
): Revision => {
  const known = revisions[tocht.id] ?? -1
  if (revision < known) return 'older'
  const isUnread =
    ahead === undefined && tocht.id in state.tochten && drawings.some(({ id }) => !(id in state.drawings))
  return revision > known || isUnread ? 'lost' : 'same'
}

const isNamed = (ahead: Standing['ahead']): ahead is readonly Done[] => ahead !== undefined && ahead !== true

const aheadOf = (whole: WholeTocht, { revision, ahead }: Standing, { state, head }: Committed): Ahead => {
  if (ahead === undefined) return 'no'
  if (ahead === true) return 'bySomebody'
  return head && wentOn(head, revision, ahead, idsIn(whole, state)) ? 'byPagesThatWentOn' : 'byPages'
}

/** The tocht and its drawings, here and there. */
const idsIn = ({ tocht, drawings }: WholeTocht, { tochten }: State): ReadonlySet<string> =>
  new Set([tocht.id, ...drawings.map(({ id }) => id), ...(tochten[tocht.id]?.drawings ?? [])])

/**
 * Whether nobody but the pages that are ahead has written in this since a revision, all that is in of theirs is in the
 * mirror, and not all of the mirror is in.
 */
const wentOn = (head: Head, since: number, ahead: readonly Done[], ids: ReadonlySet<string>): boolean => {
  const isTheirs = writersSince(head, since, ids)?.every((writer) => ahead.some(({ by }) => by === writer)) ?? false
  const misses = ahead.some(({ by, upTo }) => upTo < confirmedFor(head, by))
  return isTheirs && !misses && ahead.some(({ by, upTo }) => upTo > confirmedFor(head, by))
}

/** Whose work is in what is taken; nobody's where a tocht that they are ahead in is not. */
const pagesOf = (tochten: Mirror['tochten'], taken: Mirror['tochten']): readonly Done[] => {
  const ahead = tochten.filter(({ standing }) => standing?.ahead)
  const whose = ahead[0]?.standing?.ahead
  return isNamed(whose) && ahead.every((one) => taken.includes(one)) ? whose : []
}

/** By whose work a mirror is ahead; undefined where it does not say. It says the same of each of its tochten. */
export const aheadIn = ({ tochten }: Mirror): readonly Done[] | undefined => {
  const said = tochten.map(({ standing }) => standing?.ahead).filter((ahead) => ahead !== undefined)
  const [first = []] = said
  return first === true || said.includes(true) ? undefined : first
}

/** The text of somebody else that the mirror is, to be remembered with all that is written: it may stay there for long. */
export const foreignText = ({ mark }: Mirror): readonly Done[] =>
  mark === undefined ? [] : [{ by: mark, upTo: TAKEN }]

/** As long as the database says nothing, the mirror's own word for it is taken. */
export const presumedOf = (mirror: Mirror | undefined): Committed => {
  const tochten = mirror?.tochten ?? []
  const known = tochten.flatMap(({ tocht, standing }) => (standing ? [[tocht.id, standing.revision] as const] : []))
  return {
    state: stateOf(tochten.filter(({ standing }) => standing && !standing.ahead)),
    revisions: Object.fromEntries(known),
  }
}

/** Everything of a state, for a database that has lost it, or was begun anew, while the page was open. */
export const everythingIn = (state: State, when: number): Adoption => ({
  wholes: Object.values(state.tochten).map((tocht) => ({ tocht, drawings: drawingsOf(state, tocht) })),
  foreign: false,
  merge: true,
  order: state.order,
  dropped: Object.keys(state.bin),
  when,
})

/** Whether the mirror is something else than what would be written now. */
export const isBehind = ({ state, revisions }: Committed, { tochten }: Mirror): boolean =>
  tochten.length !== state.order.length ||
  tochten.some(
    ({ tocht, standing }, place) =>
      tocht.id !== state.order[place] || !standing || standing.revision !== revisions[tocht.id] || standing.ahead,
  )

/** The tochten of which something goes when what somebody else wrote is taken over. */
export const replacedBy = ({ foreign, wholes, dropped }: Adoption): readonly TochtId[] =>
  foreign ? [...wholes.map(({ tocht }) => tocht.id), ...dropped] : []
