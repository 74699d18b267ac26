import { expect, it } from 'vitest'
import { roadsAddress } from '../../src/route/roadsQuery'

it('the query asks a server for the highways in an area, with their geometry', () => {
  const address = new URL(
    roadsAddress('https://example.org/api/interpreter', { south: 51.19, west: 4.8, north: 51.22, east: 4.82 }),
  )
  expect(address.origin + address.pathname).toBe('https://example.org/api/interpreter')
  expect(address.searchParams.get('data')).toBe('[out:json][timeout:90];way[highway](51.19,4.8,51.22,4.82);out geom;')
})
