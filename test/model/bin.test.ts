import { describe, expect, it } from 'vitest'
import { BIN_DAYS } from '../../src/constants'
import { daysLeft, expired } from '../../src/model/bin'
import { EMPTY_STATE } from '../../src/model/types'

const DAY = 86_400_000
const NOW = 1_800_000_000_000

describe('a tocht in the bin', () => {
  it.each([
    ['has all its days when it was just deleted', NOW, BIN_DAYS],
    ['has one less after a day', NOW - DAY, BIN_DAYS - 1],
    ['has its last day until that is over', NOW - BIN_DAYS * DAY + 1, 1],
    ['has none left after thirty days', NOW - BIN_DAYS * DAY, 0],
    ['has none left long after', NOW - 400 * DAY, 0],
    ['has no more than all of them where the clock was set back', NOW + 400 * DAY, BIN_DAYS],
  ])('%s', (_, deleted, days) => {
    expect(daysLeft(deleted, NOW)).toBe(days)
  })

  it('is over with its days', () => {
    const state = { ...EMPTY_STATE, bin: { old: NOW - 31 * DAY, young: NOW - 29 * DAY } }
    expect(expired(state, NOW)).toEqual(['old'])
  })
})
