import type { Scope } from '../model/actions'
import { EMPTY_CONTENTS, operate, type Contents, type Operation } from '../model/contents'
import { drawingsTaken } from '../model/taken'
import { EMPTY_STATE, type DrawingId } from '../model/types'
import { snapshotsBefore, snapshotsOf, type Snapshot } from './aside'
import { confirmedFor, type Done, type Head } from './head'
import type { Committed, TochtRevisions } from './mirror'
import type { Mirror } from './readMirror'
import { aheadIn, everythingIn, isBehind, presumedOf, reconcile, takenAlong } from './reconcile'
import { changes, touchedTochten, type Change } from './records'
import type { Stored } from './stored'
import { changedIds } from './tables'

/** What the database is known to hold. */
export interface Base {
  readonly contents: Contents
  readonly rev: number
  /** Names the database; see `Head`. */
  readonly database: string | undefined
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
  /** Its commit comes after the one of this number, which some copy knows, even if the database has lost it. */
  readonly after: number
  readonly contents: Contents
}

interface Pending {
  readonly number: number
  readonly operation: Operation
  /** In milliseconds since 1970. */
  readonly when: number
  /** Of what it takes away, on all contents on which it was done. */
  readonly snapshots: readonly Snapshot[]
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
  /** Goes on from another base; the operations that its head confirms are in it already. */
  readonly rebase: (base: Base, head: Head) => void
  readonly due: () => Due
  /** What was due is in the database, as the commit of this number. */
  readonly commit: (due: Due, rev: number) => void
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
  let pending = adoptionOn({ state: EMPTY_STATE, revisions: {} })
  let present = replay(EMPTY_CONTENTS)
  /** What the mirror is to say before the database has answered: nothing is committed but what it said itself. */
  const begun: Committed = {
    ...presumed,
    state: { ...presumed.state, order: present.state.order, bin: present.state.bin },
  }
  /** Of what was drawn here while another page took it away. */
  let lost: readonly Snapshot[] = []
  let forgotten: readonly Scope[] = []
  let last = START
  let highest = Math.max(0, ...Object.values(presumed.revisions))

  function adoptionOn(committed: Committed): readonly Pending[] {
    const adoption = mirror && reconcile(committed, mirror, now())
    if (!adoption) return []
    return [pendingAt(START, { type: 'adopt', adoption })]
  }

  function pendingAt(number: number, operation: Operation): Pending {
    return { number, operation, when: now(), snapshots: [] }
  }

  /** Does what is pending on top of contents, and notes what each operation takes away there. */
  function replay(contents: Contents): Contents {
    let done = contents
    pending = pending.map((one) => {
      const before = done
      done = operate(before, one.operation)
      const taken = snapshotsBefore(before.state, done.state, one.operation, one.when)
      return { ...one, snapshots: [...one.snapshots, ...taken] }
    })
    return done
  }

  /** The drawings with ink that this page has made or changed since the base. */
  const ownDrawings = (): ReadonlySet<DrawingId> => {
    const start = pending.filter(({ number }) => number === START)
    const { state } = start.reduce((done, { operation }) => operate(done, operation), base?.contents ?? EMPTY_CONTENTS)
    return new Set(changedIds(state.drawings, present.state.drawings))
  }

  /** Goes on from other contents, and keeps aside those of its own drawings that have no place there. */
  const goOnFrom = (contents: Contents, own: ReadonlySet<DrawingId>): void => {
    const before = present.state
    present = replay(contents)
    const taken = [...drawingsTaken(before, present.state)].filter(([, ids]) => ids.some((id) => own.has(id)))
    lost = [...lost, ...taken.flatMap(([tocht, ids]) => snapshotsOf(before, tocht, ids, 'otherTab', now()))]
  }

  const known = (): Committed => (base ? { state: base.contents.state, revisions: base.revisions, head } : presumed)

  const isStarting = (): boolean => pending.some(({ number }) => number === START)

  /** What is done at the start, from the base that there is now. */
  const starting = (): readonly Pending[] => {
    const forget: Operation = { type: 'forget', scopes: forgotten }
    return [...adoptionOn(known()), ...(forgotten.length > 0 ? [pendingAt(START, forget)] : [])]
  }

  const taken = (): readonly Done[] => (mirror && isStarting() ? takenAlong(known(), mirror) : [])

  return {
    present: () => present,
    isEmpty: () => pending.length === 0,
    base: () => base,
    committed: () => {
      const whose = base ? taken() : mirror ? aheadIn(mirror) : []
      return { ...(base ? known() : begun), ...(whose && { inFlight: [...whose, { by: page, upTo: last }] }) }
    },
    add: (operation, before, after) => {
      last += 1
      const snapshots = snapshotsBefore(before.state, after.state, operation, now())
      pending = [...pending, { ...pendingAt(last, operation), snapshots }]
      present = after
    },
    begin: (first) => {
      const drawn = ownDrawings()
      // Another page may have taken it over from the mirror meanwhile, which does not say what it took away.
      const confirmed = confirmedFor(first.head, page)
      const own = pending.filter(({ number }) => number > Math.max(START, confirmed))
      const elsewhere = pending.filter(({ number }) => number > START && number <= confirmed)
      lost = [...lost, ...elsewhere.flatMap(({ snapshots }) => snapshots)]
      base = first
      head = first.head
      highest = Math.max(highest, first.rev)
      forgotten = first.useless
      pending = [...starting(), ...own]
      goOnFrom(first.contents, drawn)
    },
    rebase: (next, theirs) => {
      const drawn = ownDrawings()
      const confirmed = confirmedFor(theirs, page)
      const own = pending.filter(({ number }) => number > Math.max(START, confirmed))
      const isOther = base !== undefined && (base.database !== next.database || base.rev > next.rev)
      const again = isStarting() && confirmed < START
      // What is done to the other database is to add everything; what was taken away before stays kept aside.
      if (isOther) lost = [...lost, ...pending.flatMap(({ snapshots }) => snapshots)]
      // Of a number of its own: that of the start would be done anew with the next attempt.
      if (isOther) last += 1
      base = next
      head = theirs
      pending = isOther
        ? [pendingAt(last, { type: 'adopt', adoption: everythingIn(present.state, now()) })]
        : [...(again ? starting() : []), ...own]
      highest = Math.max(highest, next.rev)
      goOnFrom(next.contents, drawn)
    },
    due: () => ({
      changes: changes(base?.contents ?? EMPTY_CONTENTS, present),
      snapshots: [...lost, ...pending.flatMap(({ snapshots }) => snapshots)],
      upTo: last,
      taken: taken(),
      after: highest,
      contents: present,
    }),
    commit: (due, rev) => {
      const touched = touchedTochten(
        due.contents.state,
        due.changes.map(([key]) => key),
      )
      const revisions = { ...base?.revisions, ...Object.fromEntries(touched.map((id) => [id, rev])) }
      base = { contents: due.contents, rev, database: head?.database, revisions }
      lost = []
      highest = Math.max(highest, rev)
      pending = pending.filter(({ number }) => number > due.upTo)
    },
    mirrorIsBehind: () => !mirror || !base || isBehind({ state: present.state, revisions: base.revisions }, mirror),
  }
}
