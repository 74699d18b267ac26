import { expect, it } from 'vitest'
import { ROADS_REACH } from '../../src/constants'
import { EARTH_RADIUS } from '../../src/route/match/plane'
import { roadsBox } from '../../src/route/roadsBox'
import { roadsAddress } from '../../src/route/roadsQuery'

it('the query asks a server for the highways in an area, with their geometry', () => {
  const address = new URL(
    roadsAddress('https://example.org/api/interpreter', { south: 51.19, west: 4.8, north: 51.22, east: 4.82 }),
  )
  expect(address.origin + address.pathname).toBe('https://example.org/api/interpreter')
  expect(address.searchParams.get('data')).toBe('[out:json][timeout:90];way[highway](51.19,4.8,51.22,4.82);out geom;')
})

const metres = (degrees: number): number => (degrees * Math.PI * EARTH_RADIUS) / 180

it('the area around a route contains the roads beside it, also far to the north', () => {
  // At each side, 150 m from here is only just beyond a hundredth of a degree.
  const [low, high] = [
    { lat: 60.0013, lon: 4.8026 },
    { lat: 60.0387, lon: 4.8474 },
  ]
  const { south, west, north, east } = roadsBox([low, high])
  expect(metres(low.lat - south)).toBeGreaterThanOrEqual(ROADS_REACH)
  expect(metres(north - high.lat)).toBeGreaterThanOrEqual(ROADS_REACH)
  const narrowest = Math.cos((north * Math.PI) / 180)
  expect(metres(low.lon - west) * narrowest).toBeGreaterThanOrEqual(ROADS_REACH * 0.99)
  expect(metres(east - high.lon) * narrowest).toBeGreaterThanOrEqual(ROADS_REACH * 0.99)
})

it('the area asked of a server encloses the route, rounded outward to a hundredth of a degree', () => {
  const box = roadsBox([
    { lat: 51.2449, lon: 4.8649 },
    { lat: 51.2501, lon: 4.8701 },
  ])
  expect(box).toEqual({ south: 51.24, west: 4.86, north: 51.26, east: 4.88 })
  expect(roadsBox([{ lat: -0.001, lon: -0.001 }])).toEqual({ south: -0.01, west: -0.01, north: 0.01, east: 0.01 })
})

it('the area around a walk over the 180th meridian is asked for as two boxes', () => {
  const box = roadsBox([
    { lat: -16.801, lon: 179.991 },
    { lat: -16.802, lon: -179.991 },
  ])
  expect(box).toEqual({ south: -16.81, west: 179.98, north: -16.79, east: -179.98 })
  expect(new URL(roadsAddress('https://example.org/api', box)).searchParams.get('data')).toBe(
    '[out:json][timeout:90];(way[highway](-16.81,179.98,-16.79,180);way[highway](-16.81,-180,-16.79,-179.98););out geom;',
  )
})
