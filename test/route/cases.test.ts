import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { RouteDoubt } from '../../src/route/routeDoubt'
import type { BoxDrawing, RouteDraft } from '../../src/route/routeDraft'
import { handleRouteRequest } from '../../src/ui/route/handleRouteRequest'
import { ROUTE_CASES } from '../support/project/besides.mjs'

/**
 * Files as walkers and servers really give them, after public bug reports of route tools. They are read and made into
 * boxes as in the worker. Where several results are good, all of them are listed.
 */
const isThere = existsSync(ROUTE_CASES)
const note = isThere ? '' : ' (skipped: ../shared/data/route-cases is absent)'
if (!isThere) console.warn(`Files after public bug reports are not tested${note}`)

/** The places of the drawings along the walk and its length, in metres, and the doubts of each drawing. */
interface Sheet {
  readonly at: readonly number[]
  readonly length: number
  readonly doubts: readonly (readonly RouteDoubt[])[]
}

interface Result {
  /** A sheet for each walk of the file; empty if a file was refused. */
  readonly sheets: readonly Sheet[]
  readonly drafts: readonly RouteDraft[]
  readonly isCutOff: boolean
  /** What is wrong with the file of the route, or else with that of the roads. */
  readonly fault: unknown
}

const SECURE = [[], [], [], []]
const PLACES = { at: [150, 350, 550, 750], length: 1000 }
const BASE: Sheet = { ...PLACES, doubts: SECURE }
/** Greatest deviation of a distance from the true one, in metres: the receiver errs a little at each rest and end. */
const TOLERANCE = 15

const resultOf = async (routeName: string, roadsName: string): Promise<Result> => {
  const [route, roads] = [fileIn(routeName), fileIn(roadsName)]
  const summary = await handleRouteRequest({ type: 'summary', route }, () => {})
  if (summary.type !== 'summary') throw new Error(summary.type)
  if (!summary.read.ok) return { sheets: [], drafts: [], isCutOff: false, fault: summary.read.fault }
  const { routes, isCutOff } = summary.read.value
  const answers = await Promise.all(
    routes.map((_, chosen) => handleRouteRequest({ type: 'draft', route, chosen, roads }, () => {})),
  )
  const reads = answers.flatMap((answer) => (answer.type === 'draft' ? [answer.read] : []))
  const drafts = reads.flatMap((read) => (read.ok ? [read.value] : []))
  const [fault] = drafts.length > 0 ? [] : reads.flatMap((read) => (read.ok ? [] : [read.fault]))
  return { sheets: drafts.map(sheetOf), drafts, isCutOff, fault }
}

const fileIn = (name: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(join(ROUTE_CASES, name)))

const sheetOf = ({ boxes, length }: RouteDraft): Sheet => ({
  at: boxes.map(({ at }) => Math.round(at)),
  length: Math.round(length),
  doubts: boxes.map(({ doubts }) => doubts),
})

/** The sheet with each distance that is about right replaced by the right one. */
const rounded = (sheet: Sheet, right: Omit<Sheet, 'doubts'>): Sheet => ({
  ...sheet,
  at: sheet.at.map((at, index) => about(at, right.at[index])),
  length: about(sheet.length, right.length),
})

const about = (found: number, right: number | undefined, tolerance = TOLERANCE): number =>
  right !== undefined && Math.abs(found - right) <= tolerance ? right : found

/** The sheet of each walk in a file, rounded to the right one. */
const sheetsLike = async (route: string, roads: string, right: Omit<Sheet, 'doubts'>) =>
  (await resultOf(route, roads)).sheets.map((sheet) => rounded(sheet, right))

/** Whether a drawing shows that the walk turns back, on its own road or sharply onto the next. */
const isBack = (drawing: BoxDrawing): boolean =>
  drawing.kind === 'turnedBack' || [1, 7].includes(drawing.junction.exit?.direction ?? 0)

const ROUTE = '00-base.gpx'
const ROADS = '00-base.osm'

describe.skipIf(!isThere)(`a file as in a public bug report${note}`, () => {
  it.each([
    ['one point at 0,0', '08-zero-zero.gpx', ROADS],
    ['one point without a latitude', '08-none.gpx', ROADS],
    ['one point with an empty latitude', '08-empty.gpx', ROADS],
    ['a spike of six kilometres', '07-spike-6-km.gpx', ROADS],
    ['decimal commas in the route', '09-comma.gpx', ROADS],
    ['decimal commas in the roads', ROUTE, '09-comma.osm'],
    ['UTF-16 with a byte order mark', '10-utf16-bom.gpx', ROADS],
    ['UTF-8 that says it is UTF-16', '10-says-utf16.gpx', ROADS],
    ['a planned route beside the recorded track', '14-rte-and-trk.gpx', ROADS],
    ['roads whose nodes come after the ways', ROUTE, '18-body-skel.json'],
    ['roads once with their middle and once with their shape', ROUTE, '18-center-then-geom.json'],
    ['one road without ids of its nodes', ROUTE, '18-mixed-keys.json'],
    ['each road twice', ROUTE, '18-twice.json'],
    ['an invisible road', ROUTE, '19-invisible.osm'],
    ['a road that was deleted in an editor', ROUTE, '19-josm-deleted.osm'],
    ['highway=no', ROUTE, '20-highway-no.osm'],
    ['highway=proposed', ROUTE, '20-highway-proposed.osm'],
    ['roads as GeoJSON of overpass turbo', ROUTE, '21-turbo.geojson'],
    ['the page of a browser that shows JSON', ROUTE, '22-page-of-json.html'],
    ['KML', '24-track.kml', ROADS],
    ['TCX', '24-track.tcx', ROADS],
    ['a packed GPX', '24-walk.gpx.gz', ROADS],
    ['a zip with one route', '24-walk.zip', ROADS],
  ])('with %s gives the four drawings of the walk, without a doubt', async (_, route, roads) => {
    expect(await sheetsLike(route, roads, BASE)).toEqual([BASE])
  })

  it('whose first fix is 1.5 km away, where no road leads, has a doubt on the first drawing alone', async () => {
    const { sheets } = await resultOf('07-first-fix-1500-m.gpx', ROADS)
    expect(sheets.map(({ doubts }) => doubts)).toEqual([[['roadsEnd'], [], [], []]])
  })

  it('from a recorder that lay on a table before the start gives the distance from the table', async () => {
    const right = { at: [210, 410, 610, 810], length: 1060 }
    expect(await sheetsLike('05-start-on-the-table.gpx', ROADS, right)).toMatchObject([right])
  })

  it('with a rest of half an hour has the same drawings and length as without', async () => {
    expect(await sheetsLike('06-rest-30-min.gpx', ROADS, BASE)).toMatchObject([PLACES])
  })

  it.each([
    ['16-cut-in-point.gpx', 970],
    ['16-unclosed.gpx', 1000],
  ])('that was cut off is read to its end, and says so: %s, %i m', async (route, length) => {
    const right = { ...BASE, length }
    const { sheets, isCutOff } = await resultOf(route, ROADS)
    expect([isCutOff, ...sheets.map((sheet) => rounded(sheet, right))]).toEqual([true, right])
  })

  it('whose roads end after a third of the walk says how many kilometres have none, and the last drawing is doubtful', async () => {
    const { drafts, sheets } = await resultOf('01-walk.gpx', '01-roads-first-third.osm')
    expect(drafts.map(({ offRoads }) => about(offRoads, 8_000, 250))).toEqual([8_000])
    expect(sheets[0]?.doubts.at(-1)).toContain('roadsEnd')
  })

  it('with a shortcut that the map lacks has a doubtful drawing on both sides of it, and the distance that was walked', async () => {
    const right = { at: [180, 980], length: 1260 }
    const sheets = await sheetsLike('02-shortcut.gpx', '02-shortcut.osm', right)
    expect(sheets).toMatchObject([right])
    expect(sheets[0]?.doubts.map((doubts) => doubts.length > 0)).toEqual([true, true])
  })

  it('of a walk on a private road has both turns of it', async () => {
    const right = { at: [180, 480, 780, 1080], length: 1360 }
    expect(await sheetsLike('03-private.gpx', '03-private.osm', right)).toMatchObject([right])
  })

  it('of a planned walk there and back keeps its end, although it has no points between', async () => {
    const [planned, dense] = await Promise.all(
      ['04-there-and-back.gpx', '04-there-and-back-dense.gpx'].map((route) => resultOf(route, '04-planned.osm')),
    )
    const right = dense?.sheets[0] ?? BASE
    expect([right.at.length, about(right.length, 1361)]).toEqual([7, 1361])
    const { at, length } = right
    expect(planned?.sheets.map((sheet) => rounded(sheet, right))).toMatchObject([{ at, length }])
  })

  it('of a planned walk round a block keeps the block, although it has only its corners', async () => {
    const { sheets } = await resultOf('04-block.gpx', '04-planned.osm')
    expect(sheets.map(({ length }) => about(length, 1451))).toEqual([1451])
  })

  it('of a planned route of Garmin follows its shape points', async () => {
    const { sheets } = await resultOf('11-same-as-track.gpx', '11-garmin.osm')
    const right = sheets[0] ?? BASE
    expect([right.at.length, about(right.length, 1980)]).toEqual([5, 1980])
    expect(await sheetsLike('11-garmin-rpt.gpx', '11-garmin.osm', right)).toEqual([right])
  })

  it('over the 180th meridian has four drawings', async () => {
    const { sheets } = await resultOf('23-antimeridian.gpx', '23-antimeridian.osm')
    expect(sheets.map(({ at }) => at.length)).toEqual([4])
  })

  it('of a walk up a road and back, with a twin two metres beside it, has a doubtful drawing where it turns back', async () => {
    const { drafts } = await resultOf('25-twin-roads.gpx', '25-twin-roads.osm')
    const turns = drafts.flatMap(({ boxes }) => boxes.filter(({ drawing }) => isBack(drawing)))
    expect(turns.map(({ at, doubts }) => [about(at, 445), doubts.length > 0])).toEqual([[445, true]])
  })

  it.each(['28-lake-closed-way.osm', '28-lake-two-ways.osm'])(
    'of a walk round a lake shows its fork twice: %s',
    async (roads) => {
      const { sheets } = await resultOf('28-lake.gpx', roads)
      expect(sheets.map((sheet) => rounded(sheet, { ...BASE, at: [140, 290, 1038, 1188] })?.at)).toEqual([
        [140, 290, 1038, 1188],
      ])
    },
  )

  it.each(['29-duplicate-node.osm', '29-one-node.osm'])(
    'with one or two nodes at a turn has three drawings: %s',
    async (roads) => {
      const { sheets } = await resultOf('29-duplicate-node.gpx', roads)
      expect(sheets.map(({ at }) => at.length)).toEqual([3])
    },
  )
})

describe.skipIf(!isThere)(`a file with several walks${note}`, () => {
  it.each(['14-two-tracks.gpx', '30-handheld-log.gpx'])('offers the walk itself among them: %s', async (route) => {
    const { sheets } = await resultOf(route, ROADS)
    expect(sheets.map((sheet) => rounded(sheet, BASE))).toContainEqual(BASE)
    expect(Math.max(...sheets.map(({ length }) => length))).toBeLessThan(1.5 * BASE.length)
  })

  it('whose segments are out of order has them in order, and asks if it may be a round walk with a gap', async () => {
    const [joined, asInFile] = await sheetsLike('13-segments-out-of-order.gpx', ROADS, BASE)
    expect(joined).toEqual(BASE)
    expect(asInFile?.doubts.flat()).toContain('gap')
  })
})

describe.skipIf(!isThere)(`a file that cannot be used${note}`, () => {
  it.each([
    ['an answer that the server stopped, as XML', ROUTE, '17-remark.osm', { kind: 'serverStopped' }],
    ['an answer that the server stopped, as JSON', ROUTE, '17-remark.json', { kind: 'serverStopped' }],
    ['the page of a busy server', ROUTE, '22-busy.html', { kind: 'webPage' }],
    ['roads in place of the route', '21-turbo.geojson', ROADS, { kind: 'notRoute' }],
    ['FIT', '24-walk.fit', ROADS, { kind: 'unreadFormat', format: 'fit' }],
    ['PBF', ROUTE, '24-extract.osm.pbf', { kind: 'unreadFormat', format: 'pbf' }],
    ['waypoints alone', '24-waypoints-only.gpx', ROADS, { kind: 'onlyWaypoints' }],
  ])('is refused for what it is: %s', async (_, route, roads, fault) => {
    expect((await resultOf(route, roads)).fault).toMatchObject(fault)
  })
})
