import { describe, expect, it } from 'vitest'
import { NAMED_UNREAD } from '../../../src/constants'
import type { UnreadTocht } from '../../../src/storage/outside/readAs'
import { setAsideRefused, setAsideUnread } from '../../../src/ui/shared/setAsideUnread'
import { en } from '../../../src/ui/words/en'
import { nl } from '../../../src/ui/words/nl'

const SPOILED: UnreadTocht = {
  number: 3,
  name: 'Bos',
  fault: {
    kind: 'wrong',
    location: { drawing: 4, stroke: 3, point: 8, field: 'x' },
    expected: 'number',
    found: '"oops"',
  },
  text: '{"drawings":[…]}',
}
const EMPTY: UnreadTocht = { number: 5, name: undefined, fault: { kind: 'notTocht' }, text: '{}' }

const keeping = (fails = false) => {
  const kept: string[] = []
  const keep = async (text: string): Promise<void> => {
    if (fails) throw new Error('disk full')
    kept.push(text)
  }
  return { kept, keep }
}

describe('the unreadable part of a file', () => {
  it('is kept unchanged, and reported with its place and name', async () => {
    const { kept, keep } = keeping()
    expect(await setAsideUnread([SPOILED, EMPTY], keep, en)).toBe(
      [
        '2 tochten could not be read. You find the text in Settings, under “Earlier versions”.',
        'Tocht 3, “Bos”: Drawing 4, stroke 3, point 8: x must be a number, found "oops".',
        `Tocht 5: ${en.importFault.notTocht}`,
      ].join('\n'),
    )
    expect(kept).toEqual([`${SPOILED.text}\n${EMPTY.text}`])
  })

  it('is reported in Dutch, too', async () => {
    expect(await setAsideUnread([SPOILED], keeping().keep, nl)).toBe(
      [
        '1 tocht kon niet gelezen worden. De tekst vind je bij Instellingen, onder “Eerdere versies”.',
        'Tocht 3, “Bos”: Tekening 4, lijn 3, punt 8: x moet een getal zijn, er staat "oops".',
      ].join('\n'),
    )
  })

  it('is not reported as kept if it could not be stored', async () => {
    expect(await setAsideUnread([EMPTY], keeping(true).keep, en)).toContain('Keep the file: the text is only there.')
  })

  it('is named up to a limit', async () => {
    const many = Array.from({ length: NAMED_UNREAD + 3 }, (_, index) => ({ ...EMPTY, number: index + 1 }))
    expect((await setAsideUnread(many, keeping().keep, en))?.split('\n')).toHaveLength(NAMED_UNREAD + 2)
    expect(await setAsideUnread(many, keeping().keep, en)).toContain('and 3 more')
  })

  it('is not mentioned when all was read', async () => {
    const { kept, keep } = keeping()
    expect(await setAsideUnread([], keep, en)).toBeUndefined()
    expect(kept).toEqual([])
  })
})

describe('a file that was refused', () => {
  const FAULT = { kind: 'notJson', line: 2, column: 9 } as const

  it('is kept whole if it is a backup that is not JSON', async () => {
    const { kept, keep } = keeping()
    expect(await setAsideRefused('[{"drawings":[]},\n{"draw', FAULT, keep, en)).toBe(
      'This is not the text of a tocht: there is a mistake at line 2, column 9. Nothing was changed. You find the text in Settings, under “Earlier versions”.',
    )
    expect(kept).toEqual(['[{"drawings":[]},\n{"draw'])
  })

  it('is not kept if it is something else', async () => {
    const { kept, keep } = keeping()
    await setAsideRefused('Dear leaders', FAULT, keep, en)
    await setAsideRefused('[{"drawings":[]}]', { kind: 'notTocht' }, keep, en)
    expect(kept).toEqual([])
  })
})
