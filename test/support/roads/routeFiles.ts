import type { Tags } from '../../../src/route/roads'
import { svgPoints } from '../drawings'
import { way, walkThrough, type Spot } from './smallMaps'

/** The credit of roads on a sheet. */
export const CREDIT = 'Roads: © OpenStreetMap contributors (ODbL)'

/**
 * A walk to the north past five junctions, then to the east; the third and fourth have a road that leads sharply back.
 */
const WALK: readonly Spot[] = Array.from({ length: 46 }, (_, step): Spot => [0, step * 20]).concat(
  Array.from({ length: 10 }, (_, step): Spot => [(step + 1) * 20, 900]),
)

const ROADS: readonly (readonly [spots: readonly Spot[], tags?: Tags])[] = [
  [svgPoints('0,-50 0,200 0,400 0,600 0,750 0,900 0,1000')],
  [svgPoints('0,200 150,200')],
  [svgPoints('0,400 -150,400'), { highway: 'track', surface: '' }],
  [svgPoints('0,600 48,450')],
  [svgPoints('0,750 -48,600')],
  [svgPoints('0,900 300,900')],
]

/** How many drawings the walk makes, how many where it leaves the through road, and which are doubtful, from one. */
export const SMALL_ROUTE = { name: 'Langs de beek', drawings: 5, turns: 1, doubtful: [3, 4] } as const

export const smallGpx = (): string => gpxOf(WALK)

const gpxOf = (walk: readonly Spot[]): string => {
  const points = walkThrough(walk)
    .parts.flat()
    .map(({ lat, lon }) => `<trkpt lat="${lat}" lon="${lon}"/>`)
  return `<gpx version="1.1"><trk><name>${SMALL_ROUTE.name}</name><trkseg>${points.join('')}</trkseg></trk></gpx>`
}

export const smallRoads = (): string => roadsText(ROADS)

/** Roads in the format of an answer by Overpass. */
const roadsText = (roads: typeof ROADS): string =>
  JSON.stringify({
    elements: roads.map(([spots, tags = {}]) => {
      const { nodes, tags: all } = way(spots, tags)
      const said = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
      return { type: 'way', tags: said, geometry: nodes.map(({ lat, lon }) => ({ lat, lon })) }
    }),
  })

/** A straight walk past this many side roads, 100 m apart. */
export const straightRoute = (sideRoads: number): { readonly gpx: string; readonly roads: string } => {
  const spots = Array.from({ length: sideRoads + 2 }, (_, index): Spot => [0, index * 100])
  const sides = spots.slice(1, -1).map(
    ([x, y]) =>
      [
        [
          [x, y],
          [x + 80, y],
        ],
      ] as const,
  )
  return { gpx: gpxOf(spots), roads: roadsText([[spots], ...sides]) }
}
