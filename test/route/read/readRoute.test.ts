import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRoute } from '../../../src/route/read/readRoute'
import type { RouteFile } from '../../../src/route/recordedRoute'

const point = (index: number, name = 'trkpt'): string =>
  `<${name} lat="51.24${index}" lon="4.86"><ele>20</ele></${name}>`
const gpx = (inside: string, version = '1.1'): string =>
  `<?xml version="1.0"?>\n<gpx version="${version}" xmlns="http://www.topografix.com/GPX/1/1">\n${inside}\n</gpx>`
const track = (points: string, name = 'Heide'): string =>
  gpx(`<trk><name>${name}</name><trkseg>${points}</trkseg></trk>`)
const TWO = point(0) + point(1)
const line = (lats: readonly number[]) => ({ type: 'LineString', coordinates: lats.map((lat) => [4.86, lat, 20]) })
const TWO_LATS = [[51.24, 51.241]]

const read = async (text: string): Promise<RouteFile> => {
  const route = await readRoute(text)
  if (!route.ok) throw new Error(JSON.stringify(route.fault))
  return route.value
}

/** Each track as its name, "planned" or "recorded", and the latitudes of its segments. */
const tracksIn = async (text: string) =>
  (await read(text)).tracks.map(({ name, isPlanned, segments }) => [
    name,
    isPlanned ? 'planned' : 'recorded',
    segments.map((segment) => segment.map(({ lat }) => lat)),
  ])

describe('the tracks of a file are read from', () => {
  it.each([
    ['a recorded track, with its name', track(TWO), [['Heide', 'recorded', TWO_LATS]]],
    ['GPX 1.0', gpx(`<name>Oud</name><trk><trkseg>${TWO}</trkseg></trk>`, '1.0'), [['', 'recorded', TWO_LATS]]],
    [
      'several segments, which stay apart',
      gpx(`<trk><trkseg>${point(0)}</trkseg><trkseg/><trkseg>${point(1)}${point(2)}</trkseg></trk>`),
      [['', 'recorded', [[51.24], [51.241, 51.242]]]],
    ],
    [
      'a planned route',
      gpx(`<rte><name>Plan</name>${point(0, 'rtept')}${point(1, 'rtept')}</rte>`),
      [['Plan', 'planned', TWO_LATS]],
    ],
    [
      'a planned route with the shape that Garmin writes into its points, in order',
      gpx(
        `<rte><rtept lat="1" lon="2"><extensions><gpxx:RoutePointExtension><gpxx:rpt lat="2" lon="2"/><gpxx:rpt lat="3" lon="2"/></gpxx:RoutePointExtension></extensions></rtept><rtept lat="4" lon="2"/></rte>`,
      ),
      [['', 'planned', [[1, 2, 3, 4]]]],
    ],
    [
      'a planned route and tracks, with and without points, and places',
      gpx(
        `<wpt lat="1" lon="2"><name>Kerk</name></wpt><rte><name>Plan</name>${point(5, 'rtept')}</rte><trk><name>Leeg</name></trk><trk><trkseg>${TWO}</trkseg></trk>`,
      ),
      [
        ['Plan', 'planned', [[51.245]]],
        ['', 'recorded', TWO_LATS],
      ],
    ],
    [
      'a track whose name has entities, CDATA and numeric references',
      track(TWO, 'A &amp; <![CDATA[B & ]]>&#x43;&#68;'),
      [['A & B & CD', 'recorded', TWO_LATS]],
    ],
    [
      'tags with a namespace prefix',
      track(TWO).replaceAll(/<(\/?)(\w)/g, '<$1g:$2'),
      [['Heide', 'recorded', TWO_LATS]],
    ],
    [
      'a track whose description is not taken for its name',
      gpx(`<trk><desc>Lang</desc><trkseg>${TWO}</trkseg></trk>`),
      [['', 'recorded', TWO_LATS]],
    ],
    [
      'attributes in single quotes, in capitals and in another order',
      track(`<trkpt lon='4.86' lat='51.24'/><trkpt LON='4.86' LAT='51.241'/>`),
      [['Heide', 'recorded', TWO_LATS]],
    ],
    ['decimal commas', track(TWO.replaceAll('51.', '51,')), [['Heide', 'recorded', TWO_LATS]]],
    [
      'a file after blank lines and the warning of a server',
      `\n<br />\n<b>Warning</b>: Undefined variable in <b>/x.php</b><br />\n${track(TWO)}\n<p>Bye`,
      [['Heide', 'recorded', TWO_LATS]],
    ],
    ['a file with tags that do not match', track(`${point(0)}</b>${point(1)}`), [['Heide', 'recorded', TWO_LATS]]],
    [
      'lines of KML, one track a placemark',
      `<kml><Document><name>Kamp</name>
        <Placemark><name>Heen</name><MultiGeometry><LineString><coordinates> 4.86,51.24,0
          4.86,51.241 </coordinates></LineString><LineString><coordinates>4.86, 51.242, 0 4.86, 51.243, 0</coordinates></LineString></MultiGeometry></Placemark>
        <Placemark><name>Kerk</name><Point><coordinates>4,51</coordinates></Point></Placemark></Document></kml>`,
      [['Heen', 'planned', [...TWO_LATS, [51.242, 51.243]]]],
    ],
    [
      'tracks of KML',
      `<kml><Placemark><gx:MultiTrack><gx:Track><when>2026-11-28T10:00:00Z</when><when>2026-11-28T10:00:05Z</when><gx:coord>4.86 51.24 7</gx:coord><gx:coord>4.86 51.241 7</gx:coord></gx:Track></gx:MultiTrack></Placemark></kml>`,
      [['', 'recorded', TWO_LATS]],
    ],
    [
      'activities and courses of TCX',
      tcx(
        `<Activities><Activity Sport="Other"><Lap>${tcxTrack(51.24, 51.241)}</Lap><Lap>${tcxTrack(51.242)}</Lap></Activity></Activities><Courses><Course><Name>Plan</Name><Lap><BeginPosition><LatitudeDegrees>1</LatitudeDegrees></BeginPosition></Lap>${tcxTrack(51.243)}</Course></Courses>`,
      ),
      [
        ['', 'recorded', [...TWO_LATS, [51.242]]],
        ['Plan', 'planned', [[51.243]]],
      ],
    ],
    ['a GeoJSON line', JSON.stringify(line([51.24, 51.241])), [['', 'planned', TWO_LATS]]],
    [
      'GeoJSON, one track a feature',
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          { type: 'Feature', properties: { name: 'Bos' }, geometry: line([51.24, 51.241]) },
          { type: 'Feature', properties: { name: 'Kerk' }, geometry: { type: 'Point', coordinates: [4.86, 51.2] } },
          {
            type: 'Feature',
            geometry: {
              type: 'MultiLineString',
              coordinates: [line([51.242]).coordinates, line([51.243]).coordinates],
            },
          },
        ],
      }),
      [
        ['Bos', 'planned', TWO_LATS],
        ['', 'planned', [[51.242], [51.243]]],
      ],
    ],
    [
      'GeoJSON that a browser shows, saved as a page',
      `<html><head><meta charset="utf-8"></head><body><pre style="word-wrap: break-word">${JSON.stringify(line([51.24, 51.241])).replaceAll('"', '&quot;')}</pre></body></html>`,
      [['', 'planned', TWO_LATS]],
    ],
    [
      'a GPX that a browser shows, saved as a page',
      `<html><body><pre>${track(TWO, 'A&amp;B').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</pre></body></html>`,
      [['A&B', 'recorded', TWO_LATS]],
    ],
  ])('%s', async (_, text, tracks) => {
    expect(await tracksIn(text)).toEqual(tracks)
  })

  it.each([
    ['GPX 1.1', gpx(`<metadata><name> Kamp </name></metadata><trk><trkseg>${TWO}</trkseg></trk>`)],
    ['GPX 1.0', gpx(`<name>Kamp</name><trk><trkseg>${TWO}</trkseg></trk>`, '1.0')],
    [
      'KML',
      '<kml><Document><name>Kamp</name><Placemark><LineString><coordinates>1,2 3,4</coordinates></LineString></Placemark></Document></kml>',
    ],
    ['GeoJSON', JSON.stringify({ type: 'FeatureCollection', name: 'Kamp', features: [line([1, 2])] })],
  ])('%s, with the name of the file', async (_, text) => {
    expect((await read(text)).name).toBe('Kamp')
  })

  it.each(['lat="" lon="4"', 'lon="4"', 'lat="north" lon="4"', 'lat="51.2<trkpt" lon="4"'])(
    'a point with %s, whose place is then no number',
    async (attributes) => {
      const [found] = await tracksIn(track(`${point(0)}<trkpt ${attributes}/>${point(1)}`))
      expect(found?.[2]).toEqual([[51.24, NaN, 51.241]])
    },
  )

  it.each([
    ['GPX', track, (lat: string) => `<trkpt lat="${lat}" lon="4"/>`],
    [
      'KML',
      (points: string) =>
        `<kml><Placemark><LineString><coordinates>${points}</coordinates></LineString></Placemark></kml>`,
      (lat: string) => `4,${lat} `,
    ],
  ])('%s with 200,000 points', async (_, whole, pointAt) => {
    const points = Array.from({ length: 200_000 }, (__, index) => pointAt((50 + index * 1e-5).toFixed(5)))
    expect((await read(whole(points.join('')))).tracks[0]?.segments[0]).toHaveLength(200_000)
  })
})

function tcx(inside: string): string {
  return `<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">${inside}</TrainingCenterDatabase>`
}

function tcxTrack(...lats: readonly number[]): string {
  const points = lats.map(
    (lat) =>
      `<Trackpoint><Time>2026-11-28T10:00:00Z</Time><Position><LatitudeDegrees>${lat}</LatitudeDegrees><LongitudeDegrees>4.86</LongitudeDegrees></Position></Trackpoint>`,
  )
  return `<Track>${points.join('')}</Track>`
}

const timedFeature = (properties: unknown, ...lines: readonly (readonly number[])[]): string =>
  JSON.stringify({
    type: 'Feature',
    properties,
    geometry:
      lines.length === 1
        ? line(lines[0] ?? [])
        : { type: 'MultiLineString', coordinates: lines.map((lats) => line(lats).coordinates) },
  })

describe('the times of points are read from', () => {
  const TIMES = ['2026-11-28T10:00:00Z', '2026-11-28T11:00:05+01:00']
  it.each([
    ['GPX', track(TIMES.map((time, index) => `<trkpt lat="${index}" lon="4"><time>${time}</time></trkpt>`).join(''))],
    [
      'KML, which lists them before the places',
      `<kml><gx:Track>${TIMES.map((time) => `<when>${time}</when>`).join('')}<gx:coord>4 51 0</gx:coord><gx:coord>4 52 0</gx:coord></gx:Track></kml>`,
    ],
    [
      'TCX',
      tcx(
        tcxTrack(51, 52).replace(
          '10:00:00Z</Time><Position><LatitudeDegrees>52',
          '10:00:05Z</Time><Position><LatitudeDegrees>52',
        ),
      ),
    ],
    ['GeoJSON', timedFeature({ coordTimes: TIMES }, [51, 52])],
    ['GeoJSON of newer exporters', timedFeature({ coordinateProperties: { times: TIMES } }, [51, 52])],
    ['GeoJSON with several lines', timedFeature({ times: TIMES.map((time) => [time]) }, [51], [52])],
  ])('%s', async (_, text) => {
    const times = (await read(text)).tracks.flatMap(({ segments }) => segments.flat().map(({ time }) => time))
    expect(times).toEqual([Date.parse('2026-11-28T10:00:00Z'), Date.parse('2026-11-28T10:00:05Z')])
  })
})

describe('a file that ends too early', () => {
  it.each([
    ['GPX', track(Array.from({ length: 9 }, (_, index) => point(index)).join('')), /<\/trkpt>/g],
    [
      'GPX with planned routes',
      gpx(`<rte>${Array.from({ length: 9 }, (_, index) => point(index, 'rtept')).join('')}</rte>`),
      /<\/rtept>/g,
    ],
    ['TCX', tcx(tcxTrack(1, 2, 3, 4, 5)), /<\/Trackpoint>/g],
    [
      'KML',
      '<kml><Placemark><LineString><coordinates>1,2,3 1,3,3 1,4,3 1,5,3\n</coordinates></LineString></Placemark></kml>',
      /(?<=\d)[ \n]/g,
    ],
  ])('is read up to its last whole point (%s)', async (_, text, end) => {
    const all = await pointsOf(text)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: text.length - 8 }), async (length) => {
        const whole = text.slice(0, length).match(end)?.length ?? 0
        const cut = await readRoute(text.slice(0, length))
        expect(cut.ok).toBe(whole > 0)
        if (!cut.ok) return
        expect(cut.value.isCutOff).toBe(true)
        expect(cut.value.tracks.flatMap(({ segments }) => segments.flat())).toEqual(all.slice(0, whole))
      }),
    )
  })

  it('keeps the shape within a planned point that is cut off', async () => {
    const cut = '<gpx><rte><rtept lat="1" lon="2"><gpxx:rpt lat="2" lon="2"/><gpxx:rpt lat="3" lon="2"/><gpxx:rpt la'
    expect(await tracksIn(cut)).toEqual([['', 'planned', [[1, 2, 3]]]])
  })

  it('is not said of a whole file', async () => {
    expect((await read(track(TWO))).isCutOff).toBe(false)
    expect((await read(`<!-- <gpx> -->${track(TWO)}\n`)).isCutOff).toBe(false)
  })
})

const pointsOf = async (text: string) => (await read(text)).tracks.flatMap(({ segments }) => segments.flat())

describe('a route is refused, with the reason, if the file', () => {
  it.each([
    ['is plain text', 'Heide', { kind: 'notRoute' }],
    ['is other XML', '<svg><path/></svg>', { kind: 'notRoute' }],
    ['is other JSON', '{"drawings": []}', { kind: 'notRoute' }],
    ['is a map', '<osm><way id="1"/></osm>', { kind: 'notRoute' }],
    [
      'is a map as GeoJSON',
      JSON.stringify({ type: 'Feature', properties: { highway: 'path' }, geometry: line([1, 2]) }),
      { kind: 'notRoute' },
    ],
    ['has no points', gpx('<trk><name>Leeg</name></trk>'), { kind: 'noPoints' }],
    ['has only places', gpx('<wpt lat="1" lon="2"/>'), { kind: 'onlyWaypoints' }],
    [
      'has only places of KML',
      '<kml><Placemark><Point><coordinates>1,2</coordinates></Point></Placemark></kml>',
      { kind: 'onlyWaypoints' },
    ],
    ['is GeoJSON of places', JSON.stringify({ type: 'Point', coordinates: [4.86, 51.2] }), { kind: 'onlyWaypoints' }],
    [
      'is a web page of a server',
      '<!DOCTYPE html>\n<html><head><title>404 Not\n Found</title></head></html>',
      { kind: 'webPage', title: '404 Not Found' },
    ],
    ['is cut off before its first point', '<gpx>\n<trk>\n  <trkpt la', { kind: 'cutOff', line: 3, column: 12 }],
    ['has tags that do not match, and no points', gpx('<trk>\n</trkseg>'), { kind: 'malformed', line: 4, column: 10 }],
    ['is JSON that is cut off', '{"type": "LineString",\n "coordinates": [[4', { kind: 'cutOff', line: 2, column: 20 }],
    ['is JSON that is cut off in a word', '{"type": "Lin', { kind: 'cutOff', line: 1, column: 14 }],
    ['is malformed JSON', '{"type": "LineString",\n coordinates: []}', { kind: 'malformed', line: 2, column: 2 }],
    ['is JSON without quotes', '{"type": LineString,\n"coordinates": []}', { kind: 'malformed', line: 1, column: 10 }],
    [
      'is JSON with a number that is none',
      '{"type": "LineString",\n"coordinates": [[3,NaN]]}',
      { kind: 'malformed', line: 2, column: 20 },
    ],
  ])('%s', async (_, text, fault) => {
    const route = await readRoute(text)
    expect(route.ok ? undefined : route.fault).toEqual(fault)
  })
})
