import { expect, it } from 'vitest'
import type { AddressTarget } from '../../src/app/entries'
import { enteredAt } from '../../src/app/useOnEntry'
import type { DrawingIds } from '../../src/ui/paths'

const ADDRESS = { pathname: '/editor0/0/0', search: '', hash: '' }
const FIRST = { ...ADDRESS, key: 'first', state: null as unknown }
const IDS: DrawingIds = { tocht: 'a', drawing: 'a1' }
const resolved = (): AddressTarget<DrawingIds> => ({ ids: IDS })
const gone = (): undefined => undefined

it('an address is resolved once', () => {
  const first = enteredAt(FIRST, resolved)
  expect(first.target?.ids).toBe(IDS)
  expect(enteredAt(FIRST, gone, first)).toBe(first)
})

it('a drawing stays on the screen if another tab deletes it while its ids are stored with the entry', () => {
  const kept = { ...FIRST, key: 'kept', state: structuredClone(IDS) }
  expect(enteredAt(kept, gone, enteredAt(FIRST, resolved)).target?.ids).toEqual(IDS)
})

it.each<[string, DrawingIds]>([
  ['drawing', { tocht: 'a', drawing: 'a2' }],
  ['tocht', { tocht: 'b', drawing: 'a1' }],
])('the entry of another %s is resolved again', (_, state) => {
  const back = { ...FIRST, key: 'back', state }
  expect(enteredAt(back, gone, enteredAt(FIRST, resolved)).target).toBeUndefined()
})
