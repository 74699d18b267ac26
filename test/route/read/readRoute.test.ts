import { describe, expect, it } from 'vitest'
import { readRoute } from '../../../src/route/read/readRoute'

const START = { lat: 51.24, lon: 4.86 }
const point = (index: number, name = 'trkpt'): string =>
  `<${name} lat="51.24${index}" lon="4.86"><ele>20</ele></${name}>`
const gpx = (inside: string, version = '1.1'): string =>
  `<?xml version="1.0"?>\n<gpx version="${version}" xmlns="http://www.topografix.com/GPX/1/1">\n${inside}\n</gpx>`
const track = (points: string, name = 'Heide'): string =>
  gpx(`<trk><name>${name}</name><trkseg>${points}</trkseg></trk>`)
const TWO = point(0) + point(1)
const line = (lats: readonly number[]) => ({ type: 'LineString', coordinates: lats.map((lat) => [4.86, lat, 20]) })

const read = async (text: string) => {
  const route = await readRoute(text)
  if (!route.ok) throw new Error(JSON.stringify(route.fault))
  return {
    name: route.value.name,
    lats: route.value.points.map(({ lat }) => lat),
    length: Math.round(route.value.length),
  }
}

describe('a route is read from', () => {
  it.each([
    ['a recorded track, with its name', track(TWO), 'Heide', [51.24, 51.241]],
    [
      'GPX 1.0, which has its name outside the track',
      gpx(`<name>Oud</name><trk><trkseg>${TWO}</trkseg></trk>`, '1.0'),
      'Oud',
      [51.24, 51.241],
    ],
    [
      'several segments, in order',
      gpx(`<trk><trkseg>${point(0)}</trkseg><trkseg>${point(1)}${point(2)}</trkseg></trk>`),
      '',
      [51.24, 51.241, 51.242],
    ],
    [
      'a planned route',
      gpx(`<rte><name>Plan</name>${point(0, 'rtept')}${point(1, 'rtept')}</rte>`),
      'Plan',
      [51.24, 51.241],
    ],
    [
      'the track, if the file also has a planned route and places',
      gpx(
        `<wpt lat="1" lon="2"><name>Kerk</name></wpt><rte>${point(5, 'rtept')}</rte><trk><trkseg>${TWO}</trkseg></trk>`,
      ),
      '',
      [51.24, 51.241],
    ],
    [
      'a track whose name has entities, CDATA and numeric references',
      track(TWO, 'A &amp; <![CDATA[B & ]]>&#x43;&#68;'),
      'A & B & CD',
      [51.24, 51.241],
    ],
    [
      'a file of two tracks, with the name of the first',
      gpx(['Dag 1', 'Dag 2'].map((name) => `<trk><name>${name}</name><trkseg>${TWO}</trkseg></trk>`).join('')),
      'Dag 1',
      [51.24, 51.241, 51.24, 51.241],
    ],
    ['tags with a namespace prefix', track(TWO).replaceAll(/<(\/?)(\w)/g, '<$1g:$2'), 'Heide', [51.24, 51.241]],
    [
      'a track whose description is not taken for its name',
      gpx(`<trk><desc>Lang</desc><trkseg>${TWO}</trkseg></trk>`),
      '',
      [51.24, 51.241],
    ],
    [
      'attributes in single quotes and in another order',
      track(`<trkpt lon='4.86' lat='51.24'/><trkpt lon='4.86' lat='51.241'/>`),
      'Heide',
      [51.24, 51.241],
    ],
    ['a GeoJSON line', JSON.stringify(line([51.24, 51.241])), '', [51.24, 51.241]],
    [
      'GeoJSON lines in features, with the name of one',
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          { type: 'Feature', properties: { name: 'Bos' }, geometry: line([51.24, 51.241]) },
          { type: 'Feature', geometry: { type: 'MultiLineString', coordinates: [line([51.242]).coordinates] } },
        ],
      }),
      'Bos',
      [51.24, 51.241, 51.242],
    ],
    [
      'GeoJSON lines beside a place, whose name is not theirs',
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          { type: 'Feature', properties: { name: 'Kerk' }, geometry: { type: 'Point', coordinates: [4.86, 51.2] } },
          { type: 'Feature', properties: { name: 'Heide' }, geometry: line([51.24, 51.241]) },
        ],
      }),
      'Heide',
      [51.24, 51.241],
    ],
  ])('%s', async (_, text, name, lats) => {
    expect(await read(text)).toMatchObject({ name, lats })
  })

  it('a track, with its length along the points in metres', async () => {
    expect((await read(track(TWO))).length).toBe(111)
  })

  it('a track of 200,000 points', async () => {
    const points = Array.from(
      { length: 200_000 },
      (_, index) => `<trkpt lat="${(50 + index * 1e-5).toFixed(5)}" lon="4"/>`,
    )
    expect((await read(track(points.join('')))).lats).toHaveLength(200_000)
  })
})

describe('a route is refused, with the reason, if the file', () => {
  it.each([
    ['is plain text', 'Heide', { kind: 'notRoute' }],
    ['is other XML', '<kml><Placemark/></kml>', { kind: 'notRoute' }],
    ['is other JSON', '{"drawings": []}', { kind: 'notRoute' }],
    ['has no points', gpx('<trk><name>Leeg</name></trk>'), { kind: 'noPoints' }],
    ['has one point', track(point(0)), { kind: 'onePoint' }],
    ['repeats one point', track(point(0) + point(0)), { kind: 'onePoint' }],
    ['has a point without a place', track(`${TWO}<trkpt lat="" lon="4"/>`), { kind: 'wrongPoint', point: 3 }],
    ['has a point off the earth', track(`${TWO}<trkpt lat="512" lon="4"/>`), { kind: 'wrongPoint', point: 3 }],
    [
      'has a jump',
      track(`${TWO}<trkpt lat="51.341" lon="4.86"/>`),
      { kind: 'jump', point: 3, metres: 11_120, from: { lat: 51.241, lon: 4.86 } },
    ],
    [
      'has too many points',
      track('<trkpt lat="1" lon="2"/>'.repeat(250_001)),
      { kind: 'tooManyPoints', count: 250_001, most: 250_000 },
    ],
    [
      'is a web page of a server',
      '<!DOCTYPE html>\n<html><head><title>404 Not\n Found</title></head></html>',
      { kind: 'webPage', title: '404 Not Found' },
    ],
    ['is cut off between two tags', track(TWO).slice(0, -20), { kind: 'cutOff', line: 3, column: 136 }],
    ['is cut off in a tag', gpx('<trk>\n  <trkpt la').slice(0, -7), { kind: 'cutOff', line: 4, column: 3 }],
    ['has tags that do not match', gpx('<trk>\n</trkseg>'), { kind: 'malformed', line: 4, column: 1 }],
    ['is JSON that is cut off', '{"type": "LineString",\n "coordinates": [[4', { kind: 'cutOff', line: 2, column: 20 }],
    ['is JSON that is cut off in a word', '{"type": "Lin', { kind: 'cutOff', line: 1, column: 14 }],
    ['is malformed JSON', '{"type": "LineString",\n coordinates: []}', { kind: 'malformed', line: 2, column: 2 }],
    ['is JSON without quotes', '{"type": LineString,\n"coordinates": []}', { kind: 'malformed', line: 1, column: 10 }],
    [
      'is JSON with a number that is none',
      '{"type": "LineString",\n"coordinates": [[3,NaN]]}',
      { kind: 'malformed', line: 2, column: 20 },
    ],
    [
      'is GeoJSON of places',
      JSON.stringify({ type: 'Point', coordinates: [START.lon, START.lat] }),
      { kind: 'notRoute' },
    ],
  ])('%s', async (_, text, fault) => {
    const route = await readRoute(text)
    expect(route.ok ? undefined : route.fault).toEqual(fault)
  })
})
