import type { Scope } from '../model/actions'
import { EMPTY_CONTENTS, operate, type Contents, type Operation } from '../model/contents'
import { drawingsOf } from '../model/lookups'
import { EMPTY_STATE } from '../model/types'
import { snapshotsBefore, type Snapshot } from './aside'
import { stateOf } from './disk'
import { confirmedFor, type Done, type Head } from './head'
import type { Committed, TochtRevisions } from './mirror'
import type { Mirror } from './readMirror'
import { isBehind, reconcile, takenAlong } from './reconcile'
import { changes, touchedTochten, type Change } from './records'
import type { Stored } from './stored'

/** What the database is known to hold. */
export interface Base {
  readonly contents: Contents
  readonly rev: number
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
  let present = replayed(EMPTY_CONTENTS)
  let forgotten: readonly Scope[] = []
  let last = START
  let highest = Math.max(0, ...Object.values(presumed.revisions))

  function adoptionOn(committed: Committed): readonly Pending[] {
    const adoption = mirror && reconcile(committed, mirror, now())
    if (!adoption) return []
    const operation: Operation = { type: 'adopt', adoption }
    return [{ number: START, operation, snapshots: snapshotsBefore(committed.state, operation, now()) }]
  }

  function replayed(contents: Contents): Contents {
    return pending.reduce((done, { operation }) => operate(done, operation), contents)
  }

  const known = (): Committed => (base ? { state: base.contents.state, revisions: base.revisions, head } : presumed)

  const isStarting = (): boolean => pending.some(({ number }) => number === START)

  /** What is done at the start, from the base that there is now. */
  const starting = (): readonly Pending[] => {
    const forget: Operation = { type: 'forget', scopes: forgotten }
    return [
      ...adoptionOn(known()),
      ...(forgotten.length > 0 ? [{ number: START, operation: forget, snapshots: [] }] : []),
    ]
  }

  const taken = (): readonly Done[] => (mirror && isStarting() ? takenAlong(known(), mirror) : [])

  return {
    present: () => present,
    isEmpty: () => pending.length === 0,
    base: () => base,
    committed: () => (base ? { ...known(), inFlight: [...taken(), { by: page, upTo: last }] } : presumed),
    add: (operation, before, after) => {
      last += 1
      pending = [...pending, { number: last, operation, snapshots: snapshotsBefore(before.state, operation, now()) }]
      present = after
    },
    begin: (first) => {
      const own = pending.filter(({ number }) => number > START)
      base = first
      head = first.head
      highest = Math.max(highest, first.rev)
      forgotten = first.useless
      pending = [...starting(), ...own]
      present = replayed(first.contents)
    },
    rebase: (next, theirs) => {
      const confirmed = confirmedFor(theirs, page)
      const own = pending.filter(({ number }) => number > Math.max(START, confirmed))
      const isLess = base !== undefined && base.rev > next.rev
      const again = isStarting() && confirmed < START
      base = next
      head = theirs
      pending = isLess ? [{ ...everythingIn(present, now()), number: last }] : [...(again ? starting() : []), ...own]
      highest = Math.max(highest, next.rev)
      present = replayed(next.contents)
    },
    due: () => ({
      changes: changes(base?.contents ?? EMPTY_CONTENTS, present),
      snapshots: pending.flatMap(({ snapshots }) => snapshots),
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
      base = { contents: due.contents, rev, revisions }
      highest = Math.max(highest, rev)
      pending = pending.filter(({ number }) => number > due.upTo)
    },
    mirrorIsBehind: () => !mirror || !base || isBehind({ state: present.state, revisions: base.revisions }, mirror),
  }
}

/** As long as the database says nothing, the mirror's own word for it is taken. */
const presumedOf = (mirror: Mirror | undefined): Committed => {
  const tochten = mirror?.tochten ?? []
  const known = tochten.flatMap(({ tocht, standing }) => (standing ? [[tocht.id, standing.rev] as const] : []))
  return {
    state: stateOf(tochten.filter(({ standing }) => standing && !standing.ahead)),
    revisions: Object.fromEntries(known),
  }
}

/** The database has lost what it had (somebody cleared it while this page was open): all of it is put back. */
const everythingIn = ({ state }: Contents, when: number): Omit<Pending, 'number'> => {
  const wholes = Object.values(state.tochten).map((tocht) => ({ tocht, drawings: drawingsOf(state, tocht) }))
  return {
    operation: {
      type: 'adopt',
      adoption: { wholes, foreign: false, order: state.order, dropped: Object.keys(state.bin), when },
    },
    snapshots: [],
  }
}
