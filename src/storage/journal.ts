import { EMPTY_CONTENTS, operate, type Contents, type Operation } from '../model/contents'
import { EMPTY_STATE, type State } from '../model/types'
import { confirmedFor, type LastOperation, type Head } from './database/head'
import { changedRecords, touchedTochten, type Change } from './database/records'
import type { Base, Stored } from './database/stored'
import type { Committed } from './mirror/mirror'
import type { Mirror } from './mirror/readMirror'
import { tabsAheadIn, everythingIn, foreignTextAsOperation, isBehind, presumedOf, reconcile } from './mirror/reconcile'
import { lostWork, ownWork, unplacedWork } from './ownWork'
import { earlierVersionsBefore, type EarlierVersion } from './takeEarlierVersions'

/** The changes to write, and the state of the journal after they are written. */
export interface Due {
  readonly changes: readonly Change[]
  readonly versions: readonly EarlierVersion[]
  /** The number of the last operation among the changes. */
  readonly upTo: number
  /** The work of other tabs among the changes, recovered from the mirror. */
  readonly recovered: readonly LastOperation[]
  /** The highest revision known to any copy, even if the database has lost it. The commit must come after it. */
  readonly after: number
  readonly contents: Contents
}

/** An operation that is not known to be committed. */
interface Pending {
  readonly number: number
  readonly operation: Operation
  /** In milliseconds since 1970. */
  readonly when: number
  /** The work of other tabs that the operation recovers from the mirror. */
  readonly recovered: readonly LastOperation[]
}

/** The operations of this tab since the base, and the contents after them. */
export interface Journal {
  readonly present: () => Contents
  /** Whether no operation and no earlier version waits to be written. */
  readonly isEmpty: () => boolean
  readonly base: () => Base | undefined
  /** The committed state, as the mirror records it. */
  readonly committed: () => Committed
  /** Records an operation that was just done. */
  readonly add: (operation: Operation, before: Contents, after: Contents) => void
  /** Starts from the contents of the database, and forgets unusable steps. */
  readonly begin: (stored: Stored) => void
  /** Continues on the work of other tabs; that work includes the operations that `head` confirms. */
  readonly rebase: (base: Base, head: Head) => void
  /** Continues on a database that was cleared or restored meanwhile, and adds everything to it. */
  readonly moveTo: (stored: Stored) => void
  readonly due: () => Due
  /** Marks the changes to write as committed. */
  readonly confirm: (due: Due, head: Head) => void
  /** Whether the mirror has to be written after the start. */
  readonly mirrorIsBehind: () => boolean
}

/** The number that all operations of the start have; it is below all others. */
const START = 0

/**
 * Long, because its short functions share the operations under way.
 *
 * @param tab identifies this tab among the writers
 * @param now in milliseconds since 1970
 */
export const createJournal = (mirror: Mirror | undefined, tab: string, now: () => number): Journal => {
  const presumed = presumedOf(mirror)
  let base: Base | undefined
  let head: Head | undefined
  /** Earlier versions wait for a commit of this tab, even if another tab commits the operation without them. */
  let versions: readonly EarlierVersion[] = []
  let last = START
  let highest = Math.max(0, ...Object.values(presumed.revisions))
  let pending = takeoverFrom({ state: EMPTY_STATE, revisions: {} })
  let present = replay(EMPTY_CONTENTS)
  /** Before the database answers, only the claims of the mirror count as committed. */
  const beforeAnswer: Committed = {
    ...presumed,
    state: { ...presumed.state, order: present.state.order, bin: present.state.bin },
  }

  /** The operations that recover work from the mirror at the start. */
  function takeoverFrom(committed: Committed): readonly Pending[] {
    const takeover = mirror && reconcile(committed, mirror, now())
    return takeover
      ? [{ ...pendingAt(START, { type: 'adopt', adoption: takeover.adoption }), recovered: takeover.recovered }]
      : []
  }

  function pendingAt(number: number, operation: Operation): Pending {
    return { number, operation, when: now(), recovered: [] }
  }

  /** Applies the pending operations to contents, and takes earlier versions of the tochten from which they remove ink. */
  function replay(contents: Contents): Contents {
    return pending.reduce((before, { operation, when }) => {
      const after = operate(before, operation)
      versions = [...versions, ...earlierVersionsBefore(before.state, after.state, operation, when)]
      return after
    }, contents)
  }

  const known = ({ contents, revisions }: Base): Committed => ({ state: contents.state, revisions, head })

  const atStart = (): readonly Pending[] => pending.filter(({ number }) => number === START)

  /** The state of the base after the operations of the start. */
  const stateAtStart = (): State =>
    atStart().reduce((done, { operation }) => operate(done, operation), base?.contents ?? EMPTY_CONTENTS).state

  /** Rebases the remaining operations, and takes earlier versions of own work that this removes. */
  const continueFrom = (next: Base, theirHead: Head, left: () => readonly Pending[]): void => {
    const before = present.state
    const own = ownWork(stateAtStart(), before)
    base = next
    head = theirHead
    highest = Math.max(highest, next.revision)
    pending = left()
    present = replay(next.contents)
    const operations = pending.map(({ operation }) => operation)
    const unplaced = unplacedWork(before, next.contents, operations, now())
    versions = [...versions, ...lostWork(before, own, present.state, now()), ...unplaced]
  }

  /** The operations of this tab that a database with this head lacks. */
  const unconfirmed = (theirHead: Head): readonly Pending[] => {
    const confirmed = confirmedFor(theirHead, tab)
    return pending.filter(({ number }) => number > Math.max(START, confirmed))
  }

  const recovered = (): readonly LastOperation[] => pending.flatMap((one) => one.recovered)

  return {
    present: () => present,
    isEmpty: () => pending.length + versions.length === 0,
    base: () => base,
    committed: () => {
      const tabs = base ? recovered() : mirror ? tabsAheadIn(mirror) : []
      return { ...(base ? known(base) : beforeAnswer), ...(tabs && { tabsAhead: [...tabs, { by: tab, upTo: last }] }) }
    },
    add: (operation, before, after) => {
      last += 1
      versions = [...versions, ...earlierVersionsBefore(before.state, after.state, operation, now())]
      pending = [...pending, pendingAt(last, operation)]
      present = after
    },
    begin: (stored) => {
      const forget: Operation = { type: 'forget', scopes: stored.useless }
      continueFrom(stored, stored.head, () => [
        ...takeoverFrom(known(stored)),
        ...(stored.useless.length > 0 ? [pendingAt(START, forget)] : []),
        ...unconfirmed(stored.head),
      ])
    },
    rebase: (next, theirHead) => {
      const isStartUndone = atStart().length > 0 && confirmedFor(theirHead, tab) < START
      const forgets = atStart().filter(({ operation }) => operation.type === 'forget')
      continueFrom(next, theirHead, () => [
        ...(isStartUndone ? [...takeoverFrom(known(next)), ...forgets] : []),
        ...unconfirmed(theirHead),
      ])
    },
    moveTo: (stored) => {
      // The operation needs a new number: with the number of the start, it would be repeated at the next attempt.
      last += 1
      const everything = pendingAt(last, { type: 'adopt', adoption: everythingIn(present.state, now()) })
      continueFrom(stored, stored.head, () => [everything])
    },
    due: () => ({
      changes: changedRecords(base?.contents ?? EMPTY_CONTENTS, present),
      versions,
      upTo: last,
      recovered: [...(mirror ? foreignTextAsOperation(mirror) : []), ...recovered()],
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
      // Earlier versions are only ever appended.
      versions = versions.slice(due.versions.length)
    },
    mirrorIsBehind: () => !mirror || !base || isBehind({ state: present.state, revisions: base.revisions }, mirror),
  }
}
