import { describe, expect, it } from 'vitest'
import { readRoads } from '../../../src/route/read/readRoads'

const NODES = [
  { type: 'node', id: 1, lat: 51.24, lon: 4.86 },
  { type: 'node', id: 2, lat: 51.25, lon: 4.86 },
  { type: 'node', id: 3, lat: 51.26, lon: 4.86 },
]
const GEOMETRY = NODES.map(({ lat, lon }) => ({ lat, lon }))
const TAGS = { highway: 'track', name: 'Heide' }
const WAY = { type: 'way', id: 9, nodes: [1, 2, 3], tags: TAGS }
const overpass = (...elements: readonly unknown[]): string => JSON.stringify({ version: 0.6, elements })
const osm = (...parts: readonly string[]): string =>
  `<?xml version="1.0"?>\n<osm version="0.6">\n${parts.join('\n')}\n</osm>`
const OSM_NODES = NODES.map(({ id, lat, lon }) => `<node id="${id}" lat="${lat}" lon="${lon}"/>`)
const nds = [1, 2, 3].map((ref) => `<nd ref="${ref}"/>`).join('')
const OSM_WAY = `<way id="9">${nds}<tag k="highway" v="track"/><tag k="name" v="Heide"/></way>`

const read = async (text: string) => {
  const roads = await readRoads(text)
  if (!roads.ok) throw new Error(JSON.stringify(roads.fault))
  return roads.value.map(({ nodes, tags }) => ({
    keys: nodes.map(({ key }) => key),
    lats: nodes.map(({ lat }) => lat),
    tags,
  }))
}
const ALL = { keys: [1, 2, 3], lats: [51.24, 51.25, 51.26], tags: TAGS }

describe('roads are read from', () => {
  it.each([
    ['ways with their geometry', overpass({ ...WAY, geometry: GEOMETRY }), [ALL]],
    ['nodes and ways', overpass(...NODES, WAY), [ALL]],
    ['ways and then nodes', overpass(WAY, ...NODES), [ALL]],
    [
      'ways with a geometry but no node numbers, joined by place',
      overpass({ ...WAY, nodes: undefined, geometry: GEOMETRY.slice(1) }),
      [{ keys: ['51.25,4.86', '51.26,4.86'], lats: [51.25, 51.26], tags: TAGS }],
    ],
    ['OpenStreetMap XML', osm(...OSM_NODES, OSM_WAY), [ALL]],
    ['XML whose ways come before their nodes', osm(OSM_WAY, ...OSM_NODES), [ALL]],
    [
      'XML whose ways contain places',
      osm(
        '<way id="9"><nd ref="1" lat="51.24" lon="4.86"/><nd ref="2" lat="51.25" lon="4.86"/><tag k="highway" v="track"/></way>',
      ),
      [{ keys: [1, 2], lats: [51.24, 51.25], tags: { highway: 'track' } }],
    ],
  ])('%s', async (_, text, ways) => {
    expect(await read(text)).toEqual(ways)
  })

  it('a way with missing nodes, as separate parts', async () => {
    const long = { ...WAY, nodes: [1, 2, 8, 3, 1] }
    expect((await read(overpass(...NODES, long))).map(({ keys }) => keys)).toEqual([
      [1, 2],
      [3, 1],
    ])
    const clipped = { ...WAY, nodes: [1, 2, 3], geometry: [...GEOMETRY.slice(0, 2), null] }
    expect((await read(overpass(clipped))).map(({ keys }) => keys)).toEqual([[1, 2]])
  })

  it('a way that repeats a node, once', async () => {
    expect(await read(overpass(...NODES, { ...WAY, nodes: [1, 2, 2, 3] }))).toEqual([ALL])
  })

  it('a way whose numbers do not match its places, joined by place', async () => {
    const [{ keys } = { keys: [] }] = await read(overpass({ ...WAY, geometry: GEOMETRY.slice(1) }))
    expect(keys).toEqual(['51.25,4.86', '51.26,4.86'])
  })

  it('an answer with a remark that is no error', async () => {
    expect(await read(JSON.stringify({ elements: [...NODES, WAY], remark: 'runtime remark: slow' }))).toEqual([ALL])
  })

  it('files that contain more than roads', async () => {
    expect(
      await read(overpass(...NODES, WAY, { ...WAY, tags: { building: 'yes' } }, { type: 'relation' }, null)),
    ).toEqual([ALL])
    expect(await read(osm(...OSM_NODES, OSM_WAY, OSM_WAY.replaceAll('highway', 'building')))).toEqual([ALL])
  })
})

describe('roads are refused, with the reason, if the file is', () => {
  it.each([
    ['plain text', 'Heide', { kind: 'notRoads' }],
    ['other JSON', '{"drawings": []}', { kind: 'notRoads' }],
    ['a route', '<gpx></gpx>', { kind: 'notRoads' }],
    ['an answer without roads', overpass(...NODES), { kind: 'noRoads' }],
    ['XML without roads', osm(...OSM_NODES), { kind: 'noRoads' }],
    [
      'the answer of a server that gave up',
      JSON.stringify({ elements: [WAY], remark: 'runtime error: Query timed out' }),
      { kind: 'serverStopped', remark: 'runtime error: Query timed out' },
    ],
    [
      'a web page of a server',
      '<?xml version="1.0"?>\n<!DOCTYPE html><html><title>OSM3S</title><p><strong style="color:#FF0000">Error</strong>: too busy. </p></html>',
      { kind: 'webPage', title: 'too busy.' },
    ],
    ['JSON that is cut off', overpass(...NODES, WAY).slice(0, 100), { kind: 'cutOff', line: 1, column: 101 }],
    ['XML that is cut off', osm(...OSM_NODES, OSM_WAY).slice(0, 120), { kind: 'cutOff', line: 5, column: 1 }],
  ])('%s', async (_, text, fault) => {
    const roads = await readRoads(text)
    expect(roads.ok ? undefined : roads.fault).toEqual(fault)
  })
})
