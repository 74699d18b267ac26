import { describe, expect, it } from 'vitest'
import { EARLIER_VERSION_LIMITS } from '../../../src/constants'
import { hash } from '../../../src/model/hash'
import {
  countDrawings,
  earlierVersionChanges,
  MOST_EARLIER_VERSIONS,
  readEarlier,
} from '../../../src/storage/database/earlierVersions'
import { recorded } from '../../../src/storage/database/stored'
import { tochtText } from '../../../src/storage/format'
import type { EarlierVersion } from '../../../src/storage/takeEarlierVersions'
import { drawing, LINE, whole } from '../../support/drawings'
import { fakeDatabase, earlierVersionsIn } from '../../support/storage'

const version = (name: string, over: Partial<EarlierVersion> = {}): EarlierVersion => ({
  reason: 'clear',
  when: 7,
  tocht: 'a',
  name,
  text: name,
  ...over,
})

/** Stores each group of earlier versions in a commit of its own. */
const stored = async (commits: readonly (readonly EarlierVersion[])[]) => {
  const fake = fakeDatabase()
  for (const [index, versions] of commits.entries())
    await fake.database.transact(async (transaction) => {
      for (const [key, value] of await earlierVersionChanges(transaction, versions))
        if (value === undefined) transaction.remove(key)
        else transaction.put(key, recorded(100 + index, value))
    }, new AbortController().signal)
  return fake
}

const kept = async (commits: readonly (readonly EarlierVersion[])[]) =>
  earlierVersionsIn((await stored(commits)).records).map(({ name }) => name)

describe('earlier versions', () => {
  it('are listed the latest first, also those of one commit', async () => {
    const many = Array.from({ length: 11 }, (_, index) => version(`${index}`))
    const { versions } = await readEarlier((await stored([[version('first')], many])).database)
    const names = [...many.map(({ name }) => name).toReversed(), 'first']
    expect(versions.map((one) => one.version.name)).toEqual(names)
  })

  it('are dropped above the limit, oldest first', async () => {
    const all = Array.from({ length: MOST_EARLIER_VERSIONS + 1 }, (_, index) => `version ${index}`)
    expect(await kept(all.map((name) => [version(name)]))).toEqual(all.slice(1))
  })

  it('of the emptied bin stay while others are dropped', async () => {
    const news = Array.from({ length: MOST_EARLIER_VERSIONS + 5 }, (_, index) => [version(`new ${index}`)])
    const names = await kept([[version('binned', { reason: 'bin', tocht: 'b' })], ...news])
    expect(names[0]).toBe('binned')
    expect(names).toHaveLength(MOST_EARLIER_VERSIONS + 1)
  })

  it('of the emptied bin stay while others of other tochten are dropped for their size', async () => {
    const large = 'x'.repeat(EARLIER_VERSION_LIMITS.all / 3 - 1)
    const news = ['c', 'd', 'e'].map((tocht) => [version(tocht, { tocht, text: large })])
    const binned = version('binned', { reason: 'bin', tocht: 'b', text: large })
    expect(await kept([[binned], ...news])).toEqual(['binned', 'd', 'e'])
  })

  it('are dropped for larger ones of the same tocht only', async () => {
    const large = { text: 'x'.repeat(EARLIER_VERSION_LIMITS.group - 1) }
    const commits = [[version('other', { tocht: 'b' })], [version('old')], [version('large', large)]]
    expect(await kept(commits)).toEqual(['other', 'large'])
  })

  it('are kept if they fit, though a later one of their tocht does not', async () => {
    const large = { text: 'x'.repeat(EARLIER_VERSION_LIMITS.group - 1) }
    const commits = [[version('old', { text: 'x' })], [version('large', large)], [version('new')]]
    expect(await kept(commits)).toEqual(['old', 'new'])
  })

  it('keep the last one however large it is', async () => {
    const huge = { text: 'x'.repeat(EARLIER_VERSION_LIMITS.all + 1) }
    expect(await kept([[version('old', { tocht: 'b' })], [version('huge', huge)]])).toEqual(['huge'])
  })

  it('with different texts of one tocht are all kept, even if the hashes of the texts are equal', async () => {
    const texts = ['version 82948', 'version 1407322']
    expect(new Set(texts.map(hash)).size).toBe(1)
    expect(await kept(texts.map((text) => [version(text)]))).toEqual(texts)
  })

  it('with equal text of one tocht are kept once, as the latest', async () => {
    const same = { text: 'same' }
    const commits = [
      [version('first', same)],
      [version('two')],
      [version('again', same)],
      [version('b', { ...same, tocht: 'b' })],
    ]
    expect(await kept(commits)).toEqual(['two', 'again', 'b'])
  })
})

it('the number of drawings of an earlier version is known, even without ink', () => {
  expect(countDrawings(tochtText(whole([drawing('a1', LINE), drawing('a2')])))).toBe(2)
})

it.each(['', '[]', 'null', '{"drawings": 3}'])('the number of drawings of %j is unknown', (text) => {
  expect(countDrawings(text)).toBeUndefined()
})
