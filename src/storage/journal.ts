import type { Scope } from '../model/actions'
import { EMPTY_CONTENTS, operate, type Contents, type Operation } from '../model/contents'
import { drawingsOf } from '../model/lookups'
import { EMPTY_STATE } from '../model/types'
import { snapshotsBefore, type Snapshot } from './aside'
import { stateOf } from './disk'
import type { Committed, TochtRevisions } from './mirror'
import type { Mirror } from './readMirror'
import { isBehind, reconcile } from './reconcile'
import { changes, touchedTochten, type Change } from './records'

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
  readonly begin: (base: Base, useless: readonly Scope[]) => void
  /** Goes on from another base, on which the operations up to the confirmed one are in already. */
  readonly rebase: (base: Base, confirmed: number) => void
  readonly due: () => Due
  /** What was due is in the database, as the commit of this number. */
  readonly commit: (due: Due, rev: number) => void
  /** Whether the mirror of the start is not what it should be. */
  readonly mirrorIsBehind: () => boolean
}

/** The number of what is done at the start: it comes before everything else. */
const START = 0

/** @param now in milliseconds since 1970 */
export const createJournal = (mirror: Mirror | undefined, now: () => number): Journal => {
  const presumed = presumedOf(mirror)
  let base: Base | undefined
  let pending = adoptionOn({ state: EMPTY_STATE, revisions: {} })
  let present = replayed(EMPTY_CONTENTS)
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

  const committed = (): Committed => (base ? { state: base.contents.state, revisions: base.revisions } : presumed)

  return {
    present: () => present,
    isEmpty: () => pending.length === 0,
    base: () => base,
    committed,
    add: (operation, before, after) => {
      last += 1
      pending = [...pending, { number: last, operation, snapshots: snapshotsBefore(before.state, operation, now()) }]
      present = after
    },
    begin: (first, useless) => {
      const own = pending.filter(({ number }) => number > START)
      const forget: Operation = { type: 'forget', scopes: useless }
      const forgetting = useless.length > 0 ? [{ number: START, operation: forget, snapshots: [] }] : []
      base = first
      highest = Math.max(highest, first.rev)
      pending = [...adoptionOn(committed()), ...forgetting, ...own]
      present = replayed(first.contents)
    },
    rebase: (next, confirmed) => {
      const mine = pending.filter(({ number }) => number > confirmed)
      const isLess = base !== undefined && base.rev > next.rev
      pending = isLess ? [{ ...everythingIn(present, now()), number: last }] : mine
      base = next
      highest = Math.max(highest, next.rev)
      present = replayed(next.contents)
    },
    due: () => ({
      changes: changes(base?.contents ?? EMPTY_CONTENTS, present),
      snapshots: pending.flatMap(({ snapshots }) => snapshots),
      upTo: last,
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
