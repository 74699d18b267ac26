import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LatLon } from '../../../src/route/latLon'
import { readRoads } from '../../../src/route/read/readRoads'
import type { Tags, Way } from '../../../src/route/roads'
import { svgPoints } from '../../support/drawings'

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
const OSM_TAGS = '<tag k="highway" v="track"/><tag k="name" v="Heide"/>'
const OSM_WAY = `<way id="9">${nds}${OSM_TAGS}</way>`
const feature = (geometry: unknown, properties: unknown = TAGS) => ({ type: 'Feature', properties, geometry })
const positions = (places: readonly LatLon[]) => places.map(({ lat, lon }) => [lon, lat])
const LINE = { type: 'LineString', coordinates: positions(GEOMETRY) }
const collection = (...features: readonly unknown[]): string =>
  JSON.stringify({ type: 'FeatureCollection', generator: 'overpass-turbo', features })

const read = async (text: string): Promise<readonly Way[]> => {
  const roads = await readRoads(text)
  if (!roads.ok) throw new Error(JSON.stringify(roads.fault))
  return roads.value
}
const latsIn = async (text: string) => (await read(text)).map(({ nodes }) => nodes.map(({ lat }) => lat))
const ALL = { nodes: GEOMETRY, tags: TAGS }

describe('roads are read from', () => {
  it.each([
    ['ways with their geometry', overpass({ ...WAY, geometry: GEOMETRY })],
    ['nodes and ways', overpass(...NODES, WAY)],
    ['ways and then nodes', overpass(WAY, ...NODES)],
    ['ways with a geometry but no node numbers', overpass({ type: 'way', tags: TAGS, geometry: GEOMETRY })],
    ['ways whose numbers do not match their places', overpass({ ...WAY, nodes: [1], geometry: GEOMETRY })],
    ['ways that repeat a node', overpass(...NODES, { ...WAY, nodes: [1, 2, 2, 3] })],
    [
      'the tags of ways and then their places',
      overpass({ ...WAY, nodes: [], center: GEOMETRY[0] }, { ...WAY, geometry: GEOMETRY }),
    ],
    [
      'the places of ways and then their tags',
      overpass({ ...WAY, tags: undefined, geometry: GEOMETRY }, { ...WAY, nodes: undefined }),
    ],
    [
      'a way with all places and again with some',
      overpass({ ...WAY, geometry: GEOMETRY }, { ...WAY, geometry: [GEOMETRY[0], GEOMETRY[1], null] }),
    ],
    [
      'a way with some places and again with all',
      overpass({ ...WAY, geometry: [null, ...GEOMETRY.slice(1)] }, { ...WAY, geometry: GEOMETRY }),
    ],
    [
      'JSON whose coordinates are text',
      overpass({
        ...WAY,
        geometry: GEOMETRY.map(({ lat, lon }) => ({ lat: `${lat}`, lon: `${lon}`.replace('.', ',') })),
      }),
    ],
    [
      'an answer with a remark that is no error',
      JSON.stringify({ elements: [...NODES, WAY], remark: 'runtime remark: slow' }),
    ],
    ['OpenStreetMap XML', osm(...OSM_NODES, OSM_WAY)],
    ['XML whose ways come before their nodes', osm(OSM_WAY, ...OSM_NODES)],
    [
      'XML whose ways contain places',
      osm(
        `<way id="9">${GEOMETRY.map(({ lat, lon }, index) => `<nd ref="${index}" lat="${lat}" lon="${lon}"/>`).join('')}${OSM_TAGS}</way>`,
      ),
    ],
    ['XML with each way twice', osm(...OSM_NODES, OSM_WAY, OSM_WAY)],
    [
      'XML with the tags of ways and then their nodes',
      osm(`<way id="9"><center lat="51" lon="4"/>${OSM_TAGS}</way>`, `<way id="9">${nds}</way>`, ...OSM_NODES),
    ],
    ['XML with decimal commas', osm(...OSM_NODES, OSM_WAY).replaceAll(/(\d)\.(\d\d)"/g, '$1,$2"')],
    ['XML with a remark that is no error', osm(...OSM_NODES, OSM_WAY, '<remark> runtime remark: slow </remark>')],
    ['XML after blank lines and the warning of a server', `\n\n<b>Warning</b>: x<br />\n${osm(...OSM_NODES, OSM_WAY)}`],
    ['GeoJSON of overpass turbo', collection(feature(LINE, { '@id': 'way/9', ...TAGS }))],
    ['GeoJSON of older versions of it', collection(feature(LINE, { type: 'way', id: 9, tags: TAGS }))],
    [
      'GeoJSON that calls a line several',
      collection(feature({ type: 'MultiLineString', coordinates: [LINE.coordinates] })),
    ],
    [
      'GeoJSON whose road is also there as a box and as a centre',
      collection(
        feature(
          {
            type: 'Polygon',
            coordinates: [svgPoints('1,2 1,3 2,3 1,2')],
          },
          { ...TAGS, '@geometry': 'bounds' },
        ),
        feature(LINE),
        feature({ type: 'Point', coordinates: [4.86, 51.25] }),
      ),
    ],
    [
      'JSON that a browser shows, saved as a page',
      `<!DOCTYPE html><html><head></head><body><pre>${overpass(...NODES, { ...WAY, tags: { ...TAGS, note: '<&>' } })
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')}</pre><div class="json-formatter-container"></div></body></html>`,
    ],
    [
      'XML that a browser shows, saved as a page',
      `<html><body><div id="webkit-xml-viewer-source-xml">${osm(...OSM_NODES, OSM_WAY).slice(22)}</div></body></html>`,
    ],
    [
      'a file that contains more than roads',
      overpass(...NODES, WAY, { ...WAY, id: 10, nodes: [1, 3], tags: { building: 'yes' } }, { type: 'relation' }, null),
    ],
    [
      'XML that contains more than roads',
      osm(
        ...OSM_NODES,
        OSM_WAY,
        OSM_WAY.replace('9', '10').replace('<nd ref="2"/>', '').replace('highway', 'building'),
      ),
    ],
  ])('%s', async (_, text) => {
    expect(await read(text)).toEqual([{ ...ALL, tags: expect.objectContaining(TAGS) }])
  })

  it('a way with missing nodes, as separate parts', async () => {
    expect(await latsIn(overpass(...NODES, { ...WAY, nodes: [1, 2, 8, 3, 1] }))).toEqual(
      svgPoints('51.24,51.25 51.26,51.24'),
    )
    const clipped = { ...WAY, geometry: [...GEOMETRY.slice(0, 2), null] }
    expect(await latsIn(overpass(clipped))).toEqual([[51.24, 51.25]])
  })

  it('ways without a number, which are not taken for one', async () => {
    const ways = ['1', '3'].map((ref) => `<way><nd ref="2"/><nd ref="${ref}"/>${OSM_TAGS}</way>`)
    const lats = svgPoints('51.25,51.24 51.25,51.26')
    expect(await latsIn(osm(...OSM_NODES, ...ways))).toEqual(lats)
    const unnumbered = [1, 3].map((ref) => ({ type: 'way', nodes: [2, ref], tags: TAGS }))
    expect(await latsIn(overpass(...NODES, ...unnumbered))).toEqual(lats)
  })

  it('the outer ring of a polygon of GeoJSON, which is a closed way', async () => {
    const ring = [...LINE.coordinates, [4.9, 51.25], [4.86, 51.24]]
    const polygon = {
      type: 'Polygon',
      coordinates: [ring, svgPoints('1,2 1,3')],
    }
    expect(await latsIn(collection(feature(polygon)))).toEqual([[51.24, 51.25, 51.26, 51.25, 51.24]])
  })

  it.each([
    ['visible="false"', { visible: false }],
    ['action="delete"', { action: 'delete' }],
  ])('a file without what is deleted (%s)', async (attribute, members) => {
    const other = OSM_WAY.replace('id="9"', `id="10" ${attribute}`)
    expect(await read(osm(...OSM_NODES, OSM_WAY, other.replace('<nd ref="2"/>', '')))).toEqual([ALL])
    const gone = { ...WAY, ...members, id: 10, nodes: [1, 3] }
    expect(await read(overpass(...NODES, WAY, gone))).toEqual([ALL])
    const [first = '', second = '', third = ''] = OSM_NODES
    const cut = [[51.24, 51.25]]
    expect(await latsIn(osm(first, second, third.replace('<node', `<node ${attribute}`), OSM_WAY))).toEqual(cut)
    expect(await latsIn(overpass(...NODES.slice(0, 2), { ...NODES[2], ...members }, WAY))).toEqual(cut)
  })
})

describe('the same roads', () => {
  const place = fc.record({
    lat: fc.integer({ min: -800_000_000, max: 800_000_000 }).map((value) => value / 1e7),
    lon: fc.integer({ min: -1_800_000_000, max: 1_800_000_000 }).map((value) => value / 1e7),
  })
  const places = fc.uniqueArray(place, { minLength: 2, maxLength: 12, selector: ({ lat, lon }) => `${lat},${lon}` })
  const name = fc.string({ unit: fc.constantFrom('a', 'é', '&', '<', '>', '"', "'", ' ', ';') })
  const roads = places.chain((nodes) => {
    const tags = fc.record({ highway: fc.constantFrom('track', 'path'), name })
    const refs = fc.uniqueArray(fc.nat({ max: nodes.length - 1 }), { minLength: 2 })
    return fc.record({ nodes: fc.constant(nodes), ways: fc.array(fc.record({ refs, tags }), { minLength: 1 }) })
  })

  it('are read alike from XML, from JSON with and without nodes, and from GeoJSON', async () => {
    await fc.assert(
      fc.asyncProperty(roads, async ({ nodes, ways }) => {
        const drawn = ways.map(({ refs, tags }) => ({ tags, nodes: refs.flatMap((ref) => nodes.slice(ref, ref + 1)) }))
        const expected = await read(
          collection(
            ...drawn.map((way) => feature({ type: 'LineString', coordinates: positions(way.nodes) }, way.tags)),
          ),
        )
        const texts = [
          osm(...nodes.map(xmlNode), ...ways.map(xmlWay)),
          overpass(
            ...nodes.map((node, id) => ({ type: 'node', id, ...node })),
            ...ways.map(({ refs, tags }, id) => ({ type: 'way', id, nodes: refs, tags })),
          ),
          overpass(...drawn.map((way) => ({ type: 'way', tags: way.tags, geometry: way.nodes }))),
        ]
        for (const text of texts) expect(await read(text)).toEqual(expected)
        for (const way of expected) expect(drawn).toContainEqual(way)
      }),
    )
  })
})

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const xmlNode = ({ lat, lon }: LatLon, id: number): string => `<node id="${id}" lat="${lat}" lon="${lon}"/>`

const xmlWay = ({ refs, tags }: { readonly refs: readonly number[]; readonly tags: Tags }, id: number): string => {
  const inside = refs.map((ref) => `<nd ref="${ref}"/>`)
  const said = Object.entries(tags).map(([k, v]) => `<tag k="${k}" v="${escaped(v)}"/>`)
  return `<way id="${id}">${[...inside, ...said].join('')}</way>`
}

describe('roads are refused, with the reason, if the file is', () => {
  const TIMED_OUT = 'runtime error: Query timed out'
  it.each([
    ['plain text', 'Heide', { kind: 'notRoads' }],
    ['other JSON', '{"drawings": []}', { kind: 'notRoads' }],
    ['a route', '<gpx></gpx>', { kind: 'notRoads' }],
    ['a route as GeoJSON', JSON.stringify(LINE), { kind: 'notRoads' }],
    ['an answer without roads', overpass(...NODES), { kind: 'noRoads' }],
    ['XML without roads', osm(...OSM_NODES), { kind: 'noRoads' }],
    [
      'the answer of a server that gave up',
      JSON.stringify({ elements: [WAY], remark: TIMED_OUT }),
      { kind: 'serverStopped', remark: TIMED_OUT },
    ],
    [
      'the XML of a server that gave up',
      osm(...OSM_NODES, OSM_WAY, `<remark> ${TIMED_OUT} </remark>`),
      { kind: 'serverStopped', remark: TIMED_OUT },
    ],
    [
      'a web page of a server',
      '<?xml version="1.0"?>\n<!DOCTYPE html><html><title>OSM3S</title><p><strong style="color:#FF0000">Error</strong>: too busy. </p></html>',
      { kind: 'webPage', title: 'too busy.' },
    ],
    [
      'a web page with other text that is shown as it is written',
      '<html><title>Help</title><pre>way[highway]</pre></html>',
      { kind: 'webPage', title: 'Help' },
    ],
    ['JSON that is cut off', overpass(...NODES, WAY).slice(0, 100), { kind: 'cutOff', line: 1, column: 101 }],
    ['XML that is cut off', osm(...OSM_NODES, OSM_WAY).slice(0, 120), { kind: 'cutOff', line: 5, column: 3 }],
    ['XML that is damaged', osm(...OSM_NODES, '<way id="9', OSM_WAY), { kind: 'malformed', line: 7, column: 2 }],
  ])('%s', async (_, text, fault) => {
    const roads = await readRoads(text)
    expect(roads.ok ? undefined : roads.fault).toEqual(fault)
  })
})
