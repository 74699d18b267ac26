import type { Adoption, WholeTocht } from '../model/adopt'
import { drawingsOf } from '../model/lookups'
import type { State, TochtId } from '../model/types'
import { stateOf } from './disk'
import { confirmedFor, writersSince, type Done } from './head'
import type { Committed } from './mirror'
import type { Mirror, MirroredTocht } from './readMirror'

/**
 * What of the mirror is to be taken over. The database leads. A tocht comes from the mirror where that has more: it is
 * ahead of the very commit that the database ends with (the page went before the next one), or only of commits by those
 * who wrote on, or the database has lost it.
 * What somebody else wrote, by hand or by the original app, is taken over as it stands, its list included; but only if
 * all of it could be read: else nothing is left out.
 */
export const reconcile = (
  committed: Committed,
  { tochten, unreadable }: Mirror,
  when: number,
): Adoption | undefined => {
  const foreign = tochten.some(({ standing }) => !standing)
  const newer = newerIn(tochten, committed)
  if (newer.length === 0 && !foreign) return undefined
  const listed = tochten.map(({ tocht }) => tocht.id)
  const whole = foreign && unreadable === 0
  const dropped = whole ? committed.state.order.filter((id) => !listed.includes(id)) : []
  return {
    wholes: newer.map(({ tocht, drawings }) => ({ tocht, drawings })),
    foreign,
    order: whole ? listed : [],
    dropped,
    when,
  }
}

/**
 * What somebody is ahead by is taken over whole, or left to them: they do all of it again, and a part would be there twice.
 * But what the database has lost is taken over in any case.
 */
const newerIn = (tochten: Mirror['tochten'], committed: Committed): Mirror['tochten'] => {
  const newer = tochten.filter((one) => isNewer(one, committed))
  const isWhole = tochten.every((one) => !isNamedAhead(one) || newer.includes(one))
  return isWhole ? newer : newer.filter((one) => !isNamedAhead(one) || isLost(one, committed))
}

const isNamedAhead = ({ standing }: MirroredTocht): boolean => standing?.ahead !== undefined && standing.ahead !== true

const isLost = ({ tocht, standing }: MirroredTocht, { revisions }: Committed): boolean =>
  standing !== undefined && standing.rev > (revisions[tocht.id] ?? -1)

const isNewer = (one: MirroredTocht, committed: Committed): boolean => {
  const { tocht, drawings, standing } = one
  if (!standing || isLost(one, committed)) return true
  if (standing.rev < (committed.revisions[tocht.id] ?? -1)) return goesOn(one, committed)
  return standing.ahead !== undefined || hasUnread({ tocht, drawings }, committed.state)
}

/** Whether it has a drawing that the database has lost, or cannot read, of a tocht that is there in the same revision. */
const hasUnread = ({ tocht, drawings }: WholeTocht, state: State): boolean =>
  tocht.id in state.tochten && drawings.some(({ id }) => !(id in state.drawings))

/**
 * Whether whoever is ahead has written since, without hearing of it, and done more meanwhile: nobody else has written
 * in this tocht, all that is in of theirs is in the mirror, and not all of the mirror is in.
 */
const goesOn = ({ tocht, drawings, standing }: MirroredTocht, { state, head }: Committed): boolean => {
  if (!head || !standing?.ahead || standing.ahead === true) return false
  const { ahead, rev } = standing
  const ids = new Set([tocht.id, ...drawings.map(({ id }) => id), ...(state.tochten[tocht.id]?.drawings ?? [])])
  const writers = writersSince(head, rev, ids)
  const isTheirs = writers?.every((writer) => ahead.some(({ by }) => by === writer)) ?? false
  const misses = ahead.some(({ by, upTo }) => upTo < confirmedFor(head, by))
  return isTheirs && !misses && ahead.some(({ by, upTo }) => upTo > confirmedFor(head, by))
}

/** Whose work comes along with what of the mirror is taken over; nobody's where a part of it could not be taken. */
export const takenAlong = (committed: Committed, { tochten, unreadable }: Mirror): readonly Done[] => {
  const ahead = tochten.filter(({ standing }) => standing?.ahead)
  const whole =
    unreadable === 0 && tochten.every(({ standing }) => standing) && ahead.every((one) => isNewer(one, committed))
  const whose = ahead[0]?.standing?.ahead
  return whole && whose && whose !== true ? whose : []
}

/** By whose work a mirror is ahead; undefined where it does not say. It says the same of each of its tochten. */
export const aheadIn = ({ tochten }: Mirror): readonly Done[] | undefined => {
  const said = tochten.map(({ standing }) => standing?.ahead).filter((ahead) => ahead !== undefined)
  const [first = []] = said
  return first === true || said.includes(true) ? undefined : first
}

/** As long as the database says nothing, the mirror's own word for it is taken. */
export const presumedOf = (mirror: Mirror | undefined): Committed => {
  const tochten = mirror?.tochten ?? []
  const known = tochten.flatMap(({ tocht, standing }) => (standing ? [[tocht.id, standing.rev] as const] : []))
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
      tocht.id !== state.order[place] || !standing || standing.rev !== revisions[tocht.id] || standing.ahead,
  )

/** The tochten of which something goes when what somebody else wrote is taken over. */
export const replacedBy = ({ foreign, wholes, dropped }: Adoption): readonly TochtId[] =>
  foreign ? [...wholes.map(({ tocht }) => tocht.id), ...dropped] : []
