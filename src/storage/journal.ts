import { EMPTY_CONTENTS, operate, type Contents, type Operation } from '../model/contents'
import { EMPTY_STATE, type State } from '../model/types'
import { snapshotsBefore, type Snapshot } from './earlierVersions'
import { lostWork, ownWork, unplacedWork } from './ownWork'
import { confirmedFor, type Done, type Head, type TochtRevisions } from './database/head'
import type { Committed } from './mirror/mirror'
import type { Mirror } from './mirror/readMirror'
import { aheadIn, everythingIn, foreignText, isBehind, presumedOf, reconcile } from './mirror/reconcile'
import { changes, touchedTochten, type Change } from './database/records'
import type { Stored } from './database/stored'

/** What the database is known to hold. */
export interface Base {
  readonly contents: Contents
  /** Of its last commit. */
  readonly revision: number
  /** Names the database; see `Head`. */
  readonly database: string | undefined
  /** Whose work it is known to have. */
  readonly done: readonly Done[]
  readonly revisions: TochtRevisions
}

/** What is to be written, and what will have been done by then. */
export interface Due {
  readonly changes: readonly Change[]
  readonly snapshots: readonly Snapshot[]
  /** The number of the last operation in it. */
  readonly upTo: number
  /** Whose work is in it besides, from the mirror. */
  readonly taken: readonly Done[]
  /** Its commit comes after the one of this revision, which some copy knows, even if the database has lost it. */
  readonly after: number
  readonly contents: Contents
}

/** An operation that no commit is known to hold yet. */
interface Pending {
  readonly number: number
  readonly operation: Operation
  /** In milliseconds since 1970. */
  readonly when: number
  /** Whose work comes along with it, from the mirror. */
  readonly taken: readonly Done[]
}

/** What this page has done since the base, as operations, and what comes of it. */
export interface Journal {
  readonly present: () => Contents
  readonly isEmpty: () => boolean
  readonly base: () => Base | undefined
  /** What the mirror is to say of the database. */
  readonly committed: () => Committed
  /** Takes down what was just done. */
  readonly add: (operation: Operation, before: Contents, after: Contents) => void
  /** Begins with what the database holds; steps of no use are let go of. */
  readonly begin: (stored: Stored) => void
  /** Goes on from what other pages made of the database; the operations that its head confirms are in it already. */
  readonly rebase: (base: Base, head: Head) => void
  /** Goes on with another database than before, cleared or put back meanwhile: everything is to be added to it. */
  readonly moveTo: (stored: Stored) => void
  readonly due: () => Due
  /** What was due is in the database, which has this head by now. */
  readonly confirm: (due: Due, head: Head) => void
  /** Whether the mirror of the start is not what it should be. */
  readonly mirrorIsBehind: () => boolean
}

/** The number of what is done at the start: it comes before everything else. */
const START = 0

/**
 * @param page names this page among those that write
 * @param now in milliseconds since 1970
 */
export const createJournal = (mirror: Mirror | undefined, page: string, now: () => number): Journal => {
  const presumed = presumedOf(mirror)
  let base: Base | undefined
  let head: Head | undefined
  /** They wait for a commit of this page, even where another writes the operation: that one did not take the earlier version. */
  let snapshots: readonly Snapshot[] = []
  let last = START
  let highest = Math.max(0, ...Object.values(presumed.revisions))
  let pending = takeoverFrom({ state: EMPTY_STATE, revisions: {} })
  let present = replay(EMPTY_CONTENTS)
  /** What the mirror is to say before the database has answered: nothing is committed but what it said itself. */
  const beforeAnswer: Committed = {
    ...presumed,
    state: { ...presumed.state, order: present.state.order, bin: present.state.bin },
  }

  /** What is to be done at the start with what the mirror has. */
  function takeoverFrom(committed: Committed): readonly Pending[] {
    const takeover = mirror && reconcile(committed, mirror, now())
    return takeover
      ? [{ ...pendingAt(START, { type: 'adopt', adoption: takeover.adoption }), taken: takeover.taken }]
      : []
  }

  function pendingAt(number: number, operation: Operation): Pending {
    return { number, operation, when: now(), taken: [] }
  }

  /** Does what is pending on top of contents, and keeps aside what that takes away there. */
  function replay(contents: Contents): Contents {
    return pending.reduce((before, { operation, when }) => {
      const after = operate(before, operation)
      snapshots = [...snapshots, ...snapshotsBefore(before.state, after.state, operation, when)]
      return after
    }, contents)
  }

  const known = (): Committed => (base ? { state: base.contents.state, revisions: base.revisions, head } : presumed)

  const atStart = (): readonly Pending[] => pending.filter(({ number }) => number === START)

  /** The state of the base, with what is done at the start. */
  const startedFrom = (): State =>
    atStart().reduce((done, { operation }) => operate(done, operation), base?.contents ?? EMPTY_CONTENTS).state

  /** Does what is left to be done on another base, and keeps aside what of its own work has no place there. */
  const goOnFrom = (next: Base, theirs: Head, left: () => readonly Pending[]): void => {
    const before = present.state
    const own = ownWork(startedFrom(), before)
    base = next
    head = theirs
    highest = Math.max(highest, next.revision)
    pending = left()
    present = replay(next.contents)
    const operations = pending.map(({ operation }) => operation)
    const unplaced = unplacedWork(before, next.contents, operations, now())
    snapshots = [...snapshots, ...lostWork(before, own, present.state, now()), ...unplaced]
  }

  /** What was done here and is not in a database with this head. */
  const unconfirmed = (theirs: Head): readonly Pending[] => {
    const confirmed = confirmedFor(theirs, page)
    return pending.filter(({ number }) => number > Math.max(START, confirmed))
  }

  const taken = (): readonly Done[] => pending.flatMap((one) => one.taken)

  return {
    present: () => present,
    isEmpty: () => pending.length === 0,
    base: () => base,
    committed: () => {
      const whose = base ? taken() : mirror ? aheadIn(mirror) : []
      return { ...(base ? known() : beforeAnswer), ...(whose && { inFlight: [...whose, { by: page, upTo: last }] }) }
    },
    add: (operation, before, after) => {
      last += 1
      snapshots = [...snapshots, ...snapshotsBefore(before.state, after.state, operation, now())]
      pending = [...pending, pendingAt(last, operation)]
      present = after
    },
    begin: (stored) => {
      const forget: Operation = { type: 'forget', scopes: stored.useless }
      goOnFrom(stored, stored.head, () => [
        ...takeoverFrom(known()),
        ...(stored.useless.length > 0 ? [pendingAt(START, forget)] : []),
        ...unconfirmed(stored.head),
      ])
    },
    rebase: (next, theirs) => {
      const isStartUndone = atStart().length > 0 && confirmedFor(theirs, page) < START
      const forgets = atStart().filter(({ operation }) => operation.type === 'forget')
      goOnFrom(next, theirs, () => [
        ...(isStartUndone ? [...takeoverFrom(known()), ...forgets] : []),
        ...unconfirmed(theirs),
      ])
    },
    moveTo: (stored) => {
      // Of a number of its own: that of the start would be done anew with the next attempt.
      last += 1
      const everything = pendingAt(last, { type: 'adopt', adoption: everythingIn(present.state, now()) })
      goOnFrom(stored, stored.head, () => [everything])
    },
    due: () => ({
      changes: changes(base?.contents ?? EMPTY_CONTENTS, present),
      snapshots,
      upTo: last,
      taken: [...(mirror ? foreignText(mirror) : []), ...taken()],
      after: highest,
      contents: present,
    }),
    confirm: (due, next) => {
      const touched = touchedTochten(
        due.contents.state,
        due.changes.map(([key]) => key),
      )
      const { rev: revision, database, done } = next
      const revisions = { ...base?.revisions, ...Object.fromEntries(touched.map((id) => [id, revision])) }
      base = { contents: due.contents, revision, database, done, revisions }
      head = next
      highest = Math.max(highest, revision)
      pending = pending.filter(({ number }) => number > due.upTo)
      // They are only ever added to.
      snapshots = snapshots.slice(due.snapshots.length)
    },
    mirrorIsBehind: () => !mirror || !base || isBehind({ state: present.state, revisions: base.revisions }, mirror),
  }
}
