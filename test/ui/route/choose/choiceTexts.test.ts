import { describe, expect, it } from 'vitest'
import { fetchFaultText } from '../../../../src/ui/route/choose/fetchFaultText'
import type { ServerFault } from '../../../../src/ui/route/choose/fetchRoads'
import { lackingText } from '../../../../src/ui/route/choose/lackingText'
import { removedText } from '../../../../src/ui/route/choose/removedText'
import { en } from '../../../../src/ui/words/en'
import { nl } from '../../../../src/ui/words/nl'
import { routeEn } from '../../../../src/ui/words/route/routeEn'
import { routeNl } from '../../../../src/ui/words/route/routeNl'

const lacking = (offRoads: number) => lackingText({ length: 11_800, offRoads }, routeEn, en.distanceText)
const said = (...faults: readonly ServerFault[]) => fetchFaultText(faults, routeEn.roads)

describe('roads that lack a part of the walk', () => {
  it('are no reason for a word up to a tenth of the walk', () => {
    expect([lacking(0), lacking(1_180)]).toEqual([undefined, undefined])
  })

  it('are named in kilometres beyond it', () => {
    expect(lacking(8_093)).toMatch(/^8\.1 km of this walk have no roads here: /)
    const dutch = lackingText({ length: 800, offRoads: 214 }, routeNl, nl.distanceText)
    expect(dutch).toMatch(/^Van deze tocht heeft 210 m hier geen wegen: /)
  })
})

describe('what was removed from a recording', () => {
  it('is not mentioned if it is nothing', () => {
    expect(removedText({ placeless: 0, outliers: 0, rests: 0 }, routeEn.route)).toBeUndefined()
  })

  it('is said in one line, in both languages', () => {
    const removed = { placeless: 3, outliers: 1, rests: 0 }
    expect(removedText(removed, routeEn.route)).toBe('Left out: 3 points without a place, 1 point far from your way.')
    expect(removedText(removed, routeNl.route)).toBe('Weggelaten: 3 punten zonder plaats, 1 punt ver van je route.')
  })
})

describe('why no server gave roads', () => {
  it.each<[ServerFault['fault'], string]>([
    [{ kind: 'busy' }, 'a.org is too busy.'],
    [{ kind: 'busy', wait: 61 }, 'a.org is too busy, and asks to wait 2 minutes.'],
    [{ kind: 'status', status: 403 }, 'a.org refused (error 403).'],
    [{ kind: 'stopped', remark: 'out of memory' }, 'a.org gave up: “out of memory”.'],
    [{ kind: 'late' }, 'a.org did not answer.'],
    [{ kind: 'tooBig' }, 'a.org has more roads around this walk than the app can read (30 MB).'],
  ])('is said of each server: %j', (fault, text) => {
    expect(said({ host: 'a.org', fault }, { host: 'b.org', fault: { kind: 'unreachable' } })).toContain(text)
    expect(said({ host: 'a.org', fault }, { host: 'b.org', fault: { kind: 'unreachable' } })).toContain(
      'b.org cannot be reached. Try again in a few minutes',
    )
  })

  it('is probably the network if none can be reached', () => {
    const fault = { kind: 'unreachable' } as const
    expect(said({ host: 'a.org', fault }, { host: 'b.org', fault })).toMatch(
      /^The roads cannot be reached. Are you online\?/,
    )
  })
})
