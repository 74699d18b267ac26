import { median } from '../figures.mjs'
import { withBundles } from '../appModules.mjs'
import { printFacts } from '../facts.mjs'

/** The time to read a large file of roads, beside `JSON.parse` of the same roads in the same run. */

/** As much as the roads of a large town. */
const BYTES = 24_000_000
const NODES = 5
/** What 24 MB of roads took a user in all when this budget was set, with a reader of our own. */
const MOST_MS = 1_800

/** @param {number} rounds */
export const reading = (rounds) =>
  withBundles(['src/route/read/readRoads.ts'], async ([bundle = '']) => {
    const { readRoads } = await import(bundle)
    const { osm, json } = roads()
    const [osmTimes, jsonTimes] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])]
    for (let round = 0; round < rounds; round += 1) {
      osmTimes.push(await timeOf(() => readRoads(osm)))
      jsonTimes.push(await timeOf(() => JSON.parse(json)))
    }
    const [ms, baseline] = [median(osmTimes), median(jsonTimes)]
    printFacts(`Reading ${Math.round(osm.length / 1_000_000)} MB of roads as .osm`, [
      { label: 'processor time', value: ms, unit: 'ms', atMost: MOST_MS },
      { label: 'JSON.parse of the same roads', value: baseline, unit: 'ms' },
      { label: 'time beside JSON.parse', value: ms / baseline, unit: '×' },
    ])
  })

/** Processor time in milliseconds: other programs hardly disturb it. @param {() => unknown} act */
const timeOf = async (act) => {
  const before = process.cpuUsage()
  await act()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** The same ways as `.osm` and in the JSON of an Overpass server. */
const roads = () => {
  const [nodes, ways, elements] = [
    /** @type {string[]} */ ([]),
    /** @type {string[]} */ ([]),
    /** @type {string[]} */ ([]),
  ]
  for (let [way, size] = [1, 0]; size < BYTES; way += 1) {
    const places = Array.from({ length: NODES }, (_, at) => ({
      id: way * NODES + at,
      lat: (51 + (way % 997) / 9_970 + at / 10_000).toFixed(7),
      lon: (4.8 + Math.floor(way / 997) / 1_000).toFixed(7),
    }))
    const inOsm = places
      .map(({ id, lat, lon }) => `<node id="${id}" version="1" lat="${lat}" lon="${lon}"/>\n`)
      .join('')
    const refs = places.map(({ id }) => `<nd ref="${id}"/>`).join('')
    const whole = `<way id="${way}" version="1">${refs}<tag k="highway" v="track"/><tag k="surface" v="gravel"/></way>\n`
    const geometry = places.map(({ lat, lon }) => `{"lat":${Number(lat)},"lon":${Number(lon)}}`).join()
    nodes.push(inOsm)
    ways.push(whole)
    elements.push(
      `{"type":"way","id":${way},"nodes":[${places.map(({ id }) => id).join()}],"geometry":[${geometry}],"tags":{"highway":"track","surface":"gravel"}}`,
    )
    size += inOsm.length + whole.length
  }
  return {
    osm: `<?xml version="1.0" encoding="UTF-8"?>\n<osm version="0.6">\n${nodes.join('')}${ways.join('')}</osm>\n`,
    json: `{"version":0.6,"elements":[${elements.join()}]}`,
  }
}
