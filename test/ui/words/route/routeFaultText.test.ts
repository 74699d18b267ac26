import { describe, expect, it } from 'vitest'
import { ROUTE_DOUBTS } from '../../../../src/route/routeDoubt'
import type { RoadsFault, RouteFault } from '../../../../src/route/routeFault'
import { routeEn } from '../../../../src/ui/words/route/routeEn'
import { routeFaultText } from '../../../../src/ui/words/route/routeFaultText'
import { routeNl } from '../../../../src/ui/words/route/routeNl'

const START = { lat: 51.2441, lon: 4.8689 }
const PLACE = { line: 12, column: 3 }

const FAULTS: readonly (readonly [fault: RouteFault | RoadsFault, says: string])[] = [
  [{ kind: 'empty' }, ''],
  [{ kind: 'tooBig', most: 30_000_000 }, '30 MB'],
  [{ kind: 'brokenGzip' }, ''],
  [{ kind: 'webPage', title: '504 Gateway Timeout' }, '504 Gateway Timeout'],
  [{ kind: 'cutOff', ...PLACE }, '12'],
  [{ kind: 'malformed', ...PLACE }, '12'],
  [{ kind: 'notRoute' }, 'GPX'],
  [{ kind: 'noPoints' }, ''],
  [{ kind: 'onePoint' }, ''],
  [{ kind: 'tooManyPoints', count: 300, most: 250 }, '300'],
  [{ kind: 'placeless' }, ''],
  [{ kind: 'onlyWaypoints' }, 'GPX'],
  [{ kind: 'unreadFormat', format: 'fit' }, 'GPX'],
  [{ kind: 'unreadFormat', format: 'pbf' }, 'PBF'],
  [{ kind: 'zip', count: 0 }, 'GPX'],
  [{ kind: 'zip', count: 12 }, '12'],
  [{ kind: 'notRoads' }, ''],
  [{ kind: 'noRoads' }, ''],
  [{ kind: 'serverStopped', remark: 'out of memory' }, 'out of memory'],
  [{ kind: 'elsewhere', start: START }, '51.24, 4.87'],
]

describe.each([
  ['English', routeEn],
  ['Dutch', routeNl],
])('in %s', (_, words) => {
  it.each(FAULTS)('$kind has a sentence with its place', (fault, says) => {
    const text = routeFaultText(fault, words)
    expect(text).toMatch(/^\p{Lu}.*\.$/u)
    expect(text).toContain(says)
    expect(text).not.toMatch(/undefined|NaN/)
  })

  it('each reason for a doubt has a sentence of its own', () => {
    const texts = ROUTE_DOUBTS.map((reason) => words.reasons[reason])
    expect(new Set(texts).size).toBe(ROUTE_DOUBTS.length)
    for (const text of texts) expect(text).toMatch(/^\p{Lu}.*\.$/u)
  })
})

it('roads in another place are reported with the start of the route', () => {
  expect(routeFaultText({ kind: 'elsewhere', start: START }, routeEn)).toBe(
    'None of these roads is near the route: it starts at 51.24, 4.87.',
  )
})
