import { describe, expect, it } from 'vitest'
import { EXAMPLE_ID } from '../../src/constants'
import { hasOwnInk, isBackupAdvisable } from '../../src/model/backup'
import { EMPTY_STATE, type State } from '../../src/model/types'
import { drawing, LINE, stateWith, whole } from '../support/drawings'
import { times } from '../support/times'

const tocht = (count: number, id = 'a') =>
  whole(
    times(count, LINE).map((line, index) => drawing(`${id}${index}`, line)),
    { id },
  )
const example = tocht(9, `${EXAMPLE_ID}walk`)
const NEW = { lastBackup: undefined, backupAdvised: false }

it.each<[string, State]>([
  ['there is nothing', EMPTY_STATE],
  ['all drawings are empty', stateWith(whole([drawing('a1')]))],
  ['there are only examples', stateWith(example)],
])('there is nothing to back up if %s', (_, state) => {
  expect(hasOwnInk(state)).toBe(false)
})

it('there is something to back up once one drawing has ink', () => {
  expect(hasOwnInk(stateWith(example, whole([drawing('a1'), drawing('a2', LINE)])))).toBe(true)
})

describe('a browser that may delete everything advises a backup', () => {
  it('once a tocht has five drawings, not before', () => {
    expect(isBackupAdvisable(stateWith(tocht(4), tocht(4, 'b'), example), NEW)).toBe(false)
    expect(isBackupAdvisable(stateWith(tocht(4), tocht(5, 'b')), NEW)).toBe(true)
  })

  it('once ever', () => {
    expect(isBackupAdvisable(stateWith(tocht(5)), { ...NEW, backupAdvised: true })).toBe(false)
  })

  it('only to somebody who never made one', () => {
    expect(isBackupAdvisable(stateWith(tocht(5)), { ...NEW, lastBackup: 5 })).toBe(false)
  })

  it('not for a tocht in the bin', () => {
    expect(isBackupAdvisable({ ...stateWith(tocht(5)), order: [], bin: { a: { when: 5 } } }, NEW)).toBe(false)
  })
})
