import { expect, it } from 'vitest'
import { ROUTE_POINTS } from '../../src/constants'
import { routeOf } from '../../src/route/recordedRoute'

const north = (...lats: readonly number[]) => lats.map((lat) => ({ lat, lon: 4.8 }))

it('a route may have as many points as are allowed', () => {
  expect(
    routeOf(
      '',
      Array.from({ length: ROUTE_POINTS }, (_, index) => ({ lat: index * 1e-5, lon: 4.8 })),
    ).ok,
  ).toBe(true)
})

it('a step of less than three kilometres is no jump, and a longer one is', () => {
  expect(routeOf('', north(51, 51.026)).ok).toBe(true)
  expect(routeOf('', north(51, 51.03))).toMatchObject({ fault: { kind: 'jump', point: 2 } })
})
