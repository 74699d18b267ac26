import type { Adoption } from '../model/adopt'
import { scopeOf, type Action, type Scope } from '../model/changes/actions'
import { EMPTY_CONTENTS, operate, type Contents, type Operation } from '../model/contents'
import { sameElement } from '../model/elements'
import { drawingsOf, tochtOf } from '../model/lookups'
import { sameValue } from '../model/sameValue'
import type { DrawingElement, DrawingId, State } from '../model/types'
import type { Due } from './database/commit'
import { isSameDatabase, lastCommit, type Head } from './database/head'
import type { Reading, Stored } from './database/stored'
import { earlierVersionsBefore, earlierVersionsOf, type EarlierVersion } from './takeEarlierVersions'

/** An operation that is not known to be in a commit. */
export interface Pending {
  /** Counts the operations of this tab; those of the start are 0. */
  readonly number: number
  readonly operation: Operation
  /** In milliseconds since 1970. */
  readonly when: number
  /** The earlier versions to store with it. */
  readonly versions: readonly EarlierVersion[]
}

/** A commit that was begun. */
interface Attempt {
  readonly id: string
  /** The number of the last operation in it. */
  readonly upTo: number
  /** What the database holds if it succeeded; `undefined` before everything is written. */
  readonly stored: Stored | undefined
}

/** What the database holds as far as this tab knows, and the operations that are to be added to it. */
export interface Journal {
  /** `undefined` until the database has answered. */
  readonly base: Stored | undefined
  readonly pending: readonly Pending[]
  /** The commit whose outcome is unknown, because the connection was lost or did not answer. */
  readonly attempt: Attempt | undefined
  /** The number of the last operation. */
  readonly last: number
}

/** A journal after a change of its base, with the contents that this tab then has. */
export interface Rebased {
  readonly journal: Journal
  readonly contents: Contents
  /** The scopes in which an operation could not be repeated. */
  readonly leftUndone: readonly Scope[]
}

const START = 0

export const EMPTY_JOURNAL: Journal = { base: undefined, pending: [], attempt: undefined, last: START }

/** An operation of the start, which is made anew whenever the base changes before it is committed. */
export const atStart = (operation: Operation, when: number, versions: readonly EarlierVersion[] = []): Pending => ({
  number: START,
  operation,
  when,
  versions,
})

/** Records an operation that was just done. */
export const withOperation = (
  journal: Journal,
  operation: Operation,
  [before, after]: readonly [Contents, Contents],
  when: number,
): Journal => {
  const number = journal.last + 1
  const versions = earlierVersionsBefore(before.state, after.state, operation, when)
  return { ...journal, last: number, pending: [...journal.pending, { number, operation, when, versions }] }
}

/** The journal when a commit is begun: if its outcome stays unknown, the next head will tell. */
export const withAttempt = (journal: Journal, attempt: Attempt): Journal => ({ ...journal, attempt })

/** The journal after a commit, which held all operations up to a number. */
export const confirmed = (journal: Journal, base: Stored, upTo: number): Journal => ({
  ...journal,
  base,
  pending: journal.pending.filter(({ number }) => number > upTo),
  attempt: undefined,
})

/** The journal if the attempt is the last commit of the database; else `undefined`. */
export const attemptIn = (journal: Journal, head: Head | undefined): Journal | undefined => {
  const { attempt } = journal
  return attempt?.stored && lastCommit(head) === attempt.id
    ? confirmed(journal, attempt.stored, attempt.upTo)
    : undefined
}

/**
 * Continues on what the database holds now, and repeats the pending operations on it.
 * @param present the contents of this tab
 * @param start the operations of the start for these contents of the database
 */
export const rebase = (
  journal: Journal,
  found: Reading,
  present: Contents,
  start: readonly Pending[],
  when: number,
): Rebased => {
  const { base } = journal
  if (base?.head && !(found.head && isSameDatabase(base.head, found.head)))
    return begunAnew(journal, found, present, when)
  const pending = unconfirmed(journal, found)
  const isStartPending = !base || pending.some(({ number }) => number === START)
  const own = pending.filter((one) => one.number !== START && !isTakenOver(one, base, found))
  const both = new Set(
    own.flatMap(({ operation }) => scopesOf(operation)).filter((one) => found.changedScopes.has(one)),
  )
  // The steps of this tab were made on other contents.
  const forget: readonly Pending[] =
    base && both.size > 0
      ? [{ number: journal.last, operation: { type: 'forget', scopes: [...both] }, when, versions: [] }]
      : []
  const repeated = repeat(found.contents, [...(isStartPending ? start : []), ...own, ...forget], present.state)
  const { head, contents, revisions, tochten } = found
  return {
    journal: {
      ...journal,
      base: { head, contents, revisions, tochten },
      pending: repeated.pending,
      attempt: undefined,
    },
    contents: repeated.contents,
    leftUndone: repeated.leftUndone,
  }
}

/**
 * Whether another tab, which found the unsaved mirror of this one, has stored the ink of an operation: equal ink that this
 * tab did not know. No hand draws the same points twice.
 */
const isTakenOver = ({ operation }: Pending, base: Stored | undefined, found: Stored): boolean => {
  const added = operation.type === 'do' ? inkOf(operation.action) : undefined
  if (!added) return false
  const countIn = (stored: Stored | undefined, element: DrawingElement): number =>
    stored?.contents.state.drawings[added.drawing]?.elements.filter((one) => sameElement(one, element)).length ?? 0
  return added.elements.every((element) => countIn(found, element) > countIn(base, element))
}

/** The ink that an action adds; `undefined` if it adds none. */
const inkOf = (
  action: Action,
): { readonly drawing: DrawingId; readonly elements: readonly DrawingElement[] } | undefined => {
  if (action.type === 'addElement') return { drawing: action.drawing, elements: [action.element] }
  if (action.type !== 'setJunction') return undefined
  const elements = [...action.added, ...action.replaced.flatMap(({ by }) => by)]
  return elements.length > 0 ? { drawing: action.drawing, elements } : undefined
}

/** The operations that are not in the database: the head tells whether the attempt counted. */
const unconfirmed = ({ pending, attempt }: Journal, { head }: Reading): readonly Pending[] =>
  attempt && head?.commits.includes(attempt.id) ? pending.filter(({ number }) => number > attempt.upTo) : pending

interface Repeated extends Pick<Rebased, 'contents' | 'leftUndone'> {
  readonly pending: readonly Pending[]
}

/**
 * Repeats operations on newer contents. Where one no longer finds what it changed, and this tab has something else there,
 * the drawing or tocht as it was in this tab becomes an earlier version.
 */
const repeat = (contents: Contents, pending: readonly Pending[], own: State): Repeated => {
  let done = contents
  const idle = new Map<Scope, Pending>()
  const repeated = pending.map((one): Pending => {
    const before = done
    done = operate(before, one.operation)
    if (done === before && one.number !== START)
      for (const scope of scopesOf(one.operation)) if (!idle.has(scope)) idle.set(scope, one)
    const taken = earlierVersionsBefore(before.state, done.state, one.operation, one.when)
    // What was taken at first stays: equal texts are stored once.
    return { ...one, versions: [...one.versions, ...taken] }
  })
  const leftUndone = [...idle].filter(([scope]) => !sameValue(inScope(own, scope), inScope(done.state, scope)))
  const last = repeated.at(-1)
  if (!last) return { contents, pending: [], leftUndone: [] }
  const versions = leftUndone.flatMap(([scope, { when }]) => ownVersions(own, scope, when))
  return {
    contents: done,
    // Not with the first: operations of the start are made anew.
    pending: [...repeated.slice(0, -1), { ...last, versions: [...last.versions, ...versions] }],
    leftUndone: leftUndone.map(([scope]) => scope),
  }
}

/** What the actions of a scope change. */
const inScope = ({ tochten, drawings, order }: State, scope: Scope): unknown => {
  const tocht = tochten[scope]
  return tocht ? [tocht, tocht.drawings.map((id) => drawings[id])] : (drawings[scope] ?? order)
}

const scopesOf = (operation: Operation): readonly Scope[] => {
  if (operation.type === 'undo' || operation.type === 'redo') return [operation.scope]
  const scope = operation.type === 'do' ? scopeOf(operation.action) : undefined
  return scope === undefined ? [] : [scope]
}

/** A drawing, or all drawings of a tocht, as they are in this tab. */
const ownVersions = (own: State, scope: Scope, when: number): readonly EarlierVersion[] => {
  const tocht = own.tochten[scope]
  if (tocht) return earlierVersionsOf(own, scope, tocht.drawings, 'otherTab', when)
  const holder = tochtOf(own, scope)
  return holder === undefined ? [] : earlierVersionsOf(own, holder, [scope], 'otherTab', when)
}

/**
 * Continues on a database that was cleared, or in which another tab began anew: adds the tochten of this tab that it
 * lacks; those that differ become earlier versions.
 */
const begunAnew = (journal: Journal, found: Reading, present: Contents, when: number): Rebased => {
  const stored = found.contents.state
  const { state } = present
  const missing = Object.values(state.tochten).filter(({ id }) => !(id in stored.tochten))
  const adoption: Adoption = {
    wholes: missing.map((tocht) => ({ tocht, drawings: drawingsOf(state, tocht) })),
    foreign: false,
    order: stored.order.length === 0 ? state.order : [],
    dropped: missing.map(({ id }) => id).filter((id) => id in state.bin),
    when,
  }
  const differing = Object.values(state.tochten).filter(
    ({ id }) => id in stored.tochten && !sameValue(inScope(stored, id), inScope(state, id)),
  )
  const versions = [
    ...journal.pending.flatMap((one) => one.versions),
    ...differing.flatMap(({ id, drawings }) => earlierVersionsOf(state, id, drawings, 'otherTab', when)),
  ]
  const number = journal.last + 1
  const operation: Operation = { type: 'adopt', adoption }
  const { head, contents, revisions, tochten } = found
  return {
    journal: {
      base: { head, contents, revisions, tochten },
      pending: [{ number, operation, when, versions }],
      attempt: undefined,
      last: number,
    },
    contents: operate(contents, operation),
    leftUndone: differing.map(({ id }) => id),
  }
}

/** The contents that the operations of the start make of nothing, while the database cannot be read. */
export const withoutDatabase = (start: readonly Pending[]): Rebased => {
  const { contents, pending } = repeat(EMPTY_CONTENTS, start, EMPTY_CONTENTS.state)
  return { journal: { ...EMPTY_JOURNAL, pending }, contents, leftUndone: [] }
}

/** The earlier versions to write, and the foreign text that is taken in. */
export const dueIn = ({ pending }: Journal, foreignId: string | undefined): Pick<Due, 'versions' | 'foreign'> => ({
  versions: pending.flatMap(({ versions }) => versions),
  foreign: pending.some(({ number }) => number === START) ? foreignId : undefined,
})

/** The commit that this tab knows. */
export const knownCommit = ({ base }: Journal): string | undefined => lastCommit(base?.head)
