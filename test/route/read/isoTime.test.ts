import { expect, it } from 'vitest'
import { isoTime } from '../../../src/route/read/isoTime'

it.each([
  ['in UTC', '2026-11-28T15:22:01Z'],
  ['with a zone', '2026-11-28T16:22:01+01:00'],
  ['with a zone without a colon', '2026-11-28T10:52:01.000-0430'],
  ['with white space around it', '\n 2026-11-28T15:22:01Z '],
])('a time is read %s', (_, text) => {
  expect(isoTime(text)).toBe(Date.UTC(2026, 10, 28, 15, 22, 1))
})

it.each(['', 'yesterday', '28/13/2026 15:22:01'])('no time is read from “%s”', (text) => {
  expect(isoTime(text)).toBeUndefined()
})
