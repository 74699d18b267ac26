import { expect, it } from 'vitest'
import { EARTH_RADIUS, ROADS_REACH } from '../../src/constants'
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
  const place = { lat: 60.001, lon: 4.801 }
  const { south, west, north, east } = roadsBox([place])
  expect(metres(place.lat - south)).toBeGreaterThanOrEqual(ROADS_REACH)
  expect(metres(north - place.lat)).toBeGreaterThanOrEqual(ROADS_REACH)
  const narrowest = Math.cos((north * Math.PI) / 180)
  expect(metres(place.lon - west) * narrowest).toBeGreaterThanOrEqual(ROADS_REACH * 0.99)
  expect(metres(east - place.lon) * narrowest).toBeGreaterThanOrEqual(ROADS_REACH * 0.99)
})
