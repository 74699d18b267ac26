import { describe, expect, it } from 'vitest'
import {
  changedSince,
  confirmedFor,
  FIRST_HEAD,
  holdsAll,
  withCommit,
  type Head,
  MOST_RECENT_COMMITS,
  MOST_RECENT_KEYS,
  MOST_RECENT_TABS,
} from '../../../src/storage/database/head'

const NEW: Head = { ...FIRST_HEAD, database: 'd' }

const commits = (...all: readonly (readonly string[])[]): Head =>
  all.reduce((head, keys, index) => withCommit(head, { by: 'me', upTo: index, keys, recovered: [] }), NEW)

const wrote = (head: Head, ...tabs: readonly string[]): Head =>
  tabs.reduce((now, by) => withCommit(now, { by, upTo: 7, keys: ['a'], recovered: [] }), head)
const known = ({ database, rev, done }: Head) => ({ database, revision: rev, done })
const others = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `other ${index}`)

describe('the head', () => {
  it('counts the commits', () => {
    expect(withCommit(commits(['a'], ['b']), { by: 'me', upTo: 3, keys: [], recovered: [] })).toMatchObject({
      rev: 3,
    })
  })

  it('lists what changed since a revision, each with its last revision', () => {
    expect(changedSince(commits(['a', 'b'], ['c'], ['b']), 1)).toEqual(
      new Map([
        ['c', 2],
        ['b', 3],
      ]),
    )
    expect(changedSince(commits(['a']), 1)).toEqual(new Map())
  })

  it('returns undefined for a revision that the list no longer reaches', () => {
    const many = commits(...Array.from({ length: MOST_RECENT_COMMITS + 1 }, () => ['a']))
    expect(changedSince(many, 0)).toBeUndefined()
    expect(changedSince(many, 1)).toEqual(new Map([['a', MOST_RECENT_COMMITS + 1]]))
  })

  it('clears the list at a large commit', () => {
    const large = Array.from({ length: MOST_RECENT_KEYS + 1 }, (_, index) => `k${index}`)
    const head = commits(['a'], large, ['b'])
    expect(changedSince(head, 1)).toBeUndefined()
    expect(changedSince(head, 2)).toEqual(new Map([['b', 3]]))
  })

  it('returns undefined for a future revision', () => {
    expect(changedSince(commits(['a']), 5)).toBeUndefined()
  })

  it('remembers the tabs that wrote last, and forgets the others', () => {
    const tabs = Array.from({ length: MOST_RECENT_TABS + 1 }, (_, index) => `tab ${index}`)
    const head = tabs.reduce((now, by) => withCommit(now, { by, upTo: 7, keys: [], recovered: [] }), NEW)
    expect(head.done.map(({ by }) => by)).toEqual(tabs.slice(1))
  })

  it('never knows fewer operations of a tab than before, whatever a mirror says', () => {
    const recovered = [{ by: 'one', upTo: 5 }]
    const head = withCommit(wrote(NEW, 'one'), { by: 'other', upTo: 1, keys: [], recovered })
    expect(confirmedFor(head, 'one')).toBe(7)
  })

  it('knows the last committed operation of each tab', () => {
    const head = withCommit(commits(['a'], ['b']), { by: 'other', upTo: 9, keys: [], recovered: [] })
    expect([confirmedFor(head, 'me'), confirmedFor(head, 'other'), confirmedFor(head, 'nobody')]).toEqual([1, 9, -1])
  })

  describe('contains all known work', () => {
    it('however many tabs have written since', () => {
      const before = wrote(NEW, 'one', 'two')
      for (const count of [0, 1, MOST_RECENT_TABS - 1, MOST_RECENT_TABS, 2 * MOST_RECENT_TABS])
        expect(holdsAll(wrote(before, ...others(count)), known(before))).toBe(true)
    })

    it('but not if the tab that wrote last is missing, though others have written more since', () => {
      for (const count of [0, 1, MOST_RECENT_TABS]) {
        const copy = wrote(NEW, ...others(count))
        const since = wrote(copy, 'two', 'three')
        expect(holdsAll(since, known(wrote(copy, 'one')))).toBe(false)
      }
    })

    it('but not if the database has another name', () => {
      expect(holdsAll({ ...NEW, database: 'other' }, known(NEW))).toBe(false)
    })
  })
})
