import { expect, it } from 'vitest'
import { arrivedTocht } from '../../../src/model/exchange/receivedTocht'
import type { WholeTocht } from '../../../src/model/types'
import { fromDisk, toDisk } from '../../../src/storage/format'
import { linkOf } from '../../../src/storage/outside/link'
import { readText } from '../../../src/storage/outside/readText'
import { LINE } from '../../support/drawings'
import { handedOver, newKey } from '../../support/exchanges'
import { must } from '../../support/must'
import { valueOf } from '../../support/storage'
import { straightTocht } from '../../support/tochten/straightTocht'

const ADDRESS = 'https://tochten.example/app/'

/** A tocht that arrived, and of which everything was changed since. */
const changed = (count: number): WholeTocht => {
  const { tocht, drawings } = arrivedTocht(handedOver(straightTocht(count)))
  return {
    tocht: { ...tocht, name: `${tocht.name} again` },
    drawings: drawings.map(({ elements, ...others }) => Object.assign(others, { elements: [...elements, LINE] })),
  }
}

const linkTo = async (whole: WholeTocht): Promise<string> => must(await linkOf(ADDRESS, whole))

it('a link of twelve drawings is at most 60 bytes longer with ids, and with every state that they replace', async () => {
  const figures = await Promise.all(
    [straightTocht(12), changed(12), changed(30)].map(async (whole) => {
      const link = await linkTo(whole)
      const ids = link.slice(link.lastIndexOf('.') + 1)
      return {
        drawings: whole.drawings.length,
        bytes: Math.floor((ids.length * 3) / 4),
        characters: ids.length + 1,
        link,
      }
    }),
  )
  for (const { drawings, bytes, characters, link } of figures)
    process.stdout.write(
      `  ${drawings} drawings: ${bytes} bytes of ids, ${characters} characters of a link of ${link.length}\n`,
    )
  expect(figures.map(({ bytes }) => bytes).slice(0, 2)).toEqual([32, 58])
})

it('a link says as much of the past as a text, with shorter hashes', async () => {
  const sent = changed(3)
  const deleted = { abcd: ['12345678', '87654321'] }
  const whole = { ...sent, tocht: { ...sent.tocht, deleted } }
  const read = valueOf(await readText('tocht', `Zie (${await linkTo(whole)}).`))
  const disk = toDisk(whole)
  expect(must(read.tochten[0])).toMatchObject({
    id: disk.id,
    seen: must(disk.seen).slice(0, 4),
    deleted: { abcd: ['8765'] },
    details: must(disk.details).map(({ id, seen }) => ({ id, seen: must(seen).slice(0, 4) })),
  })
})

it.each([
  ['cut off', (link: string) => link.slice(0, -3)],
  ['missing', (link: string) => link.slice(0, link.lastIndexOf('.'))],
  ['those of another tocht', (link: string) => `${link.slice(0, link.lastIndexOf('.'))}.AAAA`],
  ['followed by other words', (link: string) => `${link.slice(0, link.lastIndexOf('.'))}.Tot`],
])('ids of a link that are %s are ignored, and the drawings arrive', async (_, change) => {
  const link = change(await linkTo(changed(2)))
  const [disk] = valueOf(await readText('tocht', link)).tochten
  const { tocht, drawings } = fromDisk(must(disk), newKey, false)
  expect(drawings).toHaveLength(2)
  expect([tocht, ...drawings].filter(({ exchangeId }) => exchangeId !== undefined)).toEqual([])
})
