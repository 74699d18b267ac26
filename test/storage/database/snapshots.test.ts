import { describe, expect, it } from 'vitest'
import { SNAPSHOT_LIMITS } from '../../../src/constants'
import { hash } from '../../../src/model/hash'
import { readArchive } from '../../../src/storage/database/archive'
import { snapshotChanges, MOST_SNAPSHOTS } from '../../../src/storage/database/snapshots'
import { recorded } from '../../../src/storage/database/stored'
import type { Snapshot } from '../../../src/storage/takeSnapshots'
import { fakeDatabase, snapshotsIn } from '../../support/storage'

const snapshot = (name: string, over: Partial<Snapshot> = {}): Snapshot => ({
  reason: 'clear',
  when: 7,
  tocht: 'a',
  name,
  text: name,
  ...over,
})

/** Stores each group of snapshots in a commit of its own. */
const stored = async (commits: readonly (readonly Snapshot[])[]) => {
  const fake = fakeDatabase()
  for (const [index, snapshots] of commits.entries())
    await fake.database.transact(async (transaction) => {
      for (const [key, value] of await snapshotChanges(transaction, 100 + index, snapshots))
        if (value === undefined) transaction.remove(key)
        else transaction.put(key, recorded(100 + index, value))
    }, new AbortController().signal)
  return fake
}

const kept = async (commits: readonly (readonly Snapshot[])[]) =>
  snapshotsIn((await stored(commits)).records).map(({ name }) => name)

describe('snapshots', () => {
  it('are kept in the order in which they were taken', async () => {
    expect(await kept([[snapshot('one')], [snapshot('two')]])).toEqual(['one', 'two'])
  })

  it('are listed the latest first, also those of one commit', async () => {
    const many = Array.from({ length: 11 }, (_, index) => snapshot(`${index}`))
    const { snapshots } = await readArchive((await stored([[snapshot('first')], many])).database)
    const names = [...many.map(({ name }) => name).toReversed(), 'first']
    expect(snapshots.map((one) => one.snapshot.name)).toEqual(names)
  })

  it('are dropped above the limit, oldest first', async () => {
    const all = Array.from({ length: MOST_SNAPSHOTS + 1 }, (_, index) => `version ${index}`)
    expect(await kept(all.map((name) => [snapshot(name)]))).toEqual(all.slice(1))
  })

  it('of the emptied bin stay while others are dropped', async () => {
    const news = Array.from({ length: MOST_SNAPSHOTS + 5 }, (_, index) => [snapshot(`new ${index}`)])
    const names = await kept([[snapshot('binned', { reason: 'bin', tocht: 'b' })], ...news])
    expect(names[0]).toBe('binned')
    expect(names).toHaveLength(MOST_SNAPSHOTS + 1)
  })

  it('of the emptied bin stay while others of other tochten are dropped for their size', async () => {
    const large = 'x'.repeat(SNAPSHOT_LIMITS.all / 3 - 1)
    const news = ['c', 'd', 'e'].map((tocht) => [snapshot(tocht, { tocht, text: large })])
    const binned = snapshot('binned', { reason: 'bin', tocht: 'b', text: large })
    expect(await kept([[binned], ...news])).toEqual(['binned', 'd', 'e'])
  })

  it('are dropped for larger ones of the same tocht only', async () => {
    const large = { text: 'x'.repeat(SNAPSHOT_LIMITS.group - 1) }
    const commits = [[snapshot('other', { tocht: 'b' })], [snapshot('old')], [snapshot('large', large)]]
    expect(await kept(commits)).toEqual(['other', 'large'])
  })

  it('are kept if they fit, though a later one of their tocht does not', async () => {
    const large = { text: 'x'.repeat(SNAPSHOT_LIMITS.group - 1) }
    const commits = [[snapshot('old', { text: 'x' })], [snapshot('large', large)], [snapshot('new')]]
    expect(await kept(commits)).toEqual(['old', 'new'])
  })

  it('keep the last one however large it is', async () => {
    const huge = { text: 'x'.repeat(SNAPSHOT_LIMITS.all + 1) }
    expect(await kept([[snapshot('old', { tocht: 'b' })], [snapshot('huge', huge)]])).toEqual(['huge'])
  })

  it('keep the last one of those that one commit writes', async () => {
    const huge = { text: 'x'.repeat(SNAPSHOT_LIMITS.all + 1) }
    expect(await kept([[snapshot('old'), snapshot('huge', huge)]])).toEqual(['huge'])
  })

  it('with different texts of one tocht are all kept, even if the hashes of the texts are equal', async () => {
    const texts = ['version 82948', 'version 1407322']
    expect(new Set(texts.map(hash)).size).toBe(1)
    expect(await kept(texts.map((text) => [snapshot(text)]))).toEqual(texts)
  })

  it('with equal text of one tocht are kept once, as the latest', async () => {
    const same = { text: 'same' }
    const commits = [
      [snapshot('first', same)],
      [snapshot('two')],
      [snapshot('again', same)],
      [snapshot('b', { ...same, tocht: 'b' })],
    ]
    expect(await kept(commits)).toEqual(['two', 'again', 'b'])
  })
})
