import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoTime } from '../../../src/route/read/isoTime'

describe('a time of ISO 8601', () => {
  it('is the same as a browser reads', () => {
    const range = { min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true }
    fc.assert(
      fc.property(fc.date(range), (date) => {
        expect(isoTime(date.toISOString())).toBe(date.getTime())
      }),
    )
  })

  it.each([
    ['with a zone', '2026-11-28T16:22:01+01:00'],
    ['with a zone without a colon', '2026-11-28T10:52:01.000-0430'],
    ['without a zone, as UTC', '2026-11-28T15:22:01'],
    ['with a space and white space around it', '\n 2026-11-28 15:22:01z '],
  ])('is read %s', (_, text) => {
    expect(isoTime(text)).toBe(Date.UTC(2026, 10, 28, 15, 22, 1))
  })

  it.each(['', '2026-11-28', 'yesterday', '28/11/2026 15:22:01'])('is not read from “%s”', (text) => {
    expect(isoTime(text)).toBeUndefined()
  })
})
