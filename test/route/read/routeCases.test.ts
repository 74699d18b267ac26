import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRoads } from '../../../src/route/read/readRoads'
import { readRoute } from '../../../src/route/read/readRoute'
import { routeText } from '../../../src/ui/route/routeText'
import { ROUTE_CASES } from '../../support/project/besides.mjs'

const isThere = existsSync(ROUTE_CASES)
const note = isThere ? '' : ' (skipped: ../shared/data/route-cases is absent)'
if (!isThere) console.warn(`Files that broke other route tools are not tested${note}`)

const textIn = async (name: string) => routeText(new Uint8Array(readFileSync(join(ROUTE_CASES, name))))

/** The places of all tracks with points, or the fault. */
const routeIn = async (name: string) => {
  const text = await textIn(name)
  const route = text.ok ? await readRoute(text.value) : text
  if (!route.ok) return route.fault
  return route.value.tracks.map(({ segments }) => segments.flat().map(({ lat, lon }) => ({ lat, lon })))
}

const roadsIn = async (name: string) => {
  const text = await textIn(name)
  const roads = text.ok ? await readRoads(text.value) : text
  return roads.ok ? roads.value : roads.fault
}

describe.skipIf(!isThere)(`files like those that broke other route tools${note}`, () => {
  it.each(['09-comma.gpx', '10-says-utf16.gpx', '10-utf16-bom.gpx', '24-walk.gpx.gz', '24-walk.zip'])(
    'give the same route as a clean file (%s)',
    async (name) => {
      expect(await routeIn(name)).toEqual(await routeIn('00-base.gpx'))
    },
  )

  it('give the points before they end too early', async () => {
    const [whole = []] = [await routeIn('00-base.gpx')].flat()
    expect(await routeIn('16-unclosed.gpx')).toEqual([whole])
    expect(await routeIn('16-cut-in-point.gpx')).toEqual([Array.isArray(whole) ? whole.slice(0, 195) : whole])
  })

  it('give the shape that Garmin writes into a planned route', async () => {
    const [garmin, track] = [await routeIn('11-garmin-rpt.gpx'), await routeIn('11-same-as-track.gpx')]
    expect([garmin].flat(2)).toHaveLength([track].flat(2).length)
  })

  it.each([
    '09-comma.osm',
    '18-body-skel.json',
    '18-center-then-geom.json',
    '18-mixed-keys.json',
    '18-twice.json',
    '19-invisible.osm',
    '19-josm-deleted.osm',
    '21-turbo.geojson',
    '22-page-of-json.html',
  ])('give the same roads as a clean file (%s)', async (name) => {
    expect(await roadsIn(name)).toEqual(await roadsIn('00-base.osm'))
  })

  it.each([
    ['17-remark.osm', 'serverStopped'],
    ['17-remark.json', 'serverStopped'],
    ['22-busy.html', 'webPage'],
    ['24-extract.osm.pbf', 'unreadFormat'],
  ])('are refused as roads, with the reason (%s)', async (name, kind) => {
    expect(await roadsIn(name)).toMatchObject({ kind })
  })

  it.each([
    ['21-turbo.geojson', 'notRoute'],
    ['24-walk.fit', 'unreadFormat'],
    ['24-waypoints-only.gpx', 'onlyWaypoints'],
  ])('are refused as a route, with the reason (%s)', async (name, kind) => {
    expect(await routeIn(name)).toMatchObject({ kind })
  })
})
