import { describe, expect, it } from 'vitest'
import { MOST_SIDE_ROADS } from '../../src/constants'
import { operate, type Operation } from '../../src/model/contents'
import { strokesOf, type Fishbone } from '../../src/model/fishbone/fishbone'
import { FISH_BONE } from '../../src/model/types'
import { confirmedFor, withCommit, type Head } from '../../src/storage/database/head'
import type { Base, Stored } from '../../src/storage/database/stored'
import { createJournal, type Journal } from '../../src/storage/journal'
import type { Mirror } from '../../src/storage/mirror/readMirror'
import { drawing, stamp, stateWith, whole } from '../support/drawings'
import { mark, marksIn, recordsOf, storedIn } from '../support/storage'

const TAB = 'this tab'
const START = stateWith(whole([drawing('a1', stamp(1, 0))]))

const marking = (number: number): Operation => ({ type: 'do', action: mark(number) })

const ROAD = { dashed: false }
const roads = (count: number) => Array.from({ length: count }, () => ROAD)
const fishbone = (rows: Fishbone) => stateWith(whole([drawing('a1', ...strokesOf(rows))], { style: FISH_BONE }))

/** A mirror whose tocht is one revision ahead of the database, with the mark 2 that the database lost. */
const AHEAD: Mirror = {
  tochten: [{ ...whole([drawing('a1', stamp(1, 0), stamp(2, 0))]), standing: { revision: 8, ahead: undefined } }],
  unreadable: 0,
}

const add = (journal: Journal, operation: Operation): void => {
  const before = journal.present()
  journal.add(operation, before, operate(before, operation))
}

/** Another tab's commit of an operation. */
const committedByOther = (stored: Stored, operation: Operation): readonly [Base, Head] => {
  const head = withCommit(stored.head, { by: 'other tab', upTo: 1, keys: ['drawings/a1'], recovered: [] })
  const contents = operate(stored.contents, operation)
  return [{ ...stored, contents, revision: head.rev, done: head.done, revisions: { a: head.rev } }, head]
}

/** This tab's commit of everything that is due. */
const commit = (journal: Journal, head: Head): Head => {
  const due = journal.due()
  const keys = due.changes.map(([key]) => key)
  const next = withCommit(head, { by: TAB, upTo: due.upTo, keys, recovered: [] })
  journal.confirm(due, next)
  return next
}

const begun = async (mirror?: Mirror, useless: Stored['useless'] = [], start = START) => {
  const stored = { ...(await storedIn(recordsOf(start, 5))), useless }
  const journal = createJournal(mirror, TAB, () => 0)
  journal.begin(stored)
  return { journal, stored }
}

describe('the journal of a tab', () => {
  it('asks for a revision above all those that its mirror knows, even if the database lost them', () => {
    expect(createJournal(AHEAD, TAB, () => 0).due().after).toBe(8)
  })

  it('notes the revision of each tocht that it commits', async () => {
    const { journal, stored } = await begun()
    add(journal, marking(3))
    const head = commit(journal, stored.head)
    expect(journal.committed().revisions).toEqual({ a: head.rev })
  })

  it('keeps an operation that is done while an earlier one is written, although another tab commits meanwhile', async () => {
    const { journal, stored } = await begun()
    add(journal, marking(3))
    const due = journal.due()
    add(journal, marking(4))
    const head = withCommit(stored.head, { by: TAB, upTo: due.upTo, keys: ['drawings/a1'], recovered: [] })
    journal.confirm(due, head)
    const [base, theirs] = committedByOther({ ...stored, contents: due.contents, head }, marking(9))
    journal.rebase(base, theirs)
    expect(confirmedFor(theirs, TAB)).toBe(due.upTo)
    expect(marksIn(journal.present().state)).toEqual([1, 3, 9, 4])
  })

  it('forgets steps that can no longer be used, and again if another tab commits first', async () => {
    const { journal, stored } = await begun(undefined, ['a1'])
    const isKnown = () => 'a1' in journal.present().history
    expect(isKnown()).toBe(false)
    const history = { a1: { steps: [], done: 0, first: 0 } }
    const [base, head] = committedByOther(stored, marking(9))
    journal.rebase({ ...base, contents: { ...base.contents, history } }, head)
    expect(isKnown()).toBe(false)
    expect(journal.isEmpty()).toBe(false)
  })

  it('recovers the work of its mirror, and again if another tab commits first', async () => {
    const { journal, stored } = await begun(AHEAD)
    expect(marksIn(journal.present().state)).toEqual([1, 2])
    const more: Operation = { type: 'do', action: { type: 'renameTocht', tocht: 'a', name: 'Other' } }
    const [base, head] = committedByOther(stored, more)
    journal.rebase(base, head)
    expect(marksIn(journal.present().state)).toEqual([1, 2])
  })

  it('recovers that work once, although the head of the database may forget the tab', async () => {
    const { journal, stored } = await begun(AHEAD)
    commit(journal, stored.head)
    const [base, head] = committedByOther(stored, marking(9))
    journal.rebase(base, { ...head, done: [] })
    expect(marksIn(journal.present().state)).toEqual([1, 9])
  })

  it('is not empty before the earlier version of a lost stroke is written', async () => {
    const { journal, stored } = await begun()
    add(journal, marking(3))
    const done = [{ by: TAB, upTo: journal.due().upTo }]
    const head = { ...stored.head, rev: stored.head.rev + 1, done }
    journal.rebase({ ...stored, revision: head.rev, done }, head)
    expect(marksIn(journal.present().state)).toEqual([1])
    expect(journal.due().versions).toHaveLength(1)
    expect(journal.isEmpty()).toBe(false)
    commit(journal, head)
    expect(journal.isEmpty()).toBe(true)
  })

  it('keeps an earlier version of a fish-bone whose new road has no room, because another tab filled the side', async () => {
    const rows = [{ left: roads(MOST_SIDE_ROADS - 1), right: [] }]
    const full = [{ left: roads(MOST_SIDE_ROADS), right: [] }]
    const { journal, stored } = await begun(undefined, [], fishbone(rows))
    const edit = { kind: 'addRoad', row: 0, side: 'left', road: ROAD } as const
    add(journal, { type: 'do', action: { type: 'editFishbone', drawing: 'a1', edit, seen: rows } })
    expect(journal.due().versions).toEqual([])
    const [base, head] = committedByOther(stored, marking(9))
    journal.rebase({ ...base, contents: { ...base.contents, state: fishbone(full) } }, head)
    expect(journal.due().versions.map(({ reason }) => reason)).toEqual(['otherTab'])
  })
})
