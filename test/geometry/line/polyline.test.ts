import { describe, expect, it } from 'vitest'
import { pointAt, pointsBetween, polylineOf } from '../../../src/geometry/line/polyline'

const LINE = polylineOf([
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 5 },
])

describe('the place at a distance along a line', () => {
  it.each([
    ['lies between two points', 4, { x: 4, y: 0 }],
    ['is a point of the line', 10, { x: 10, y: 0 }],
    ['is the start before the line', -3, { x: 0, y: 0 }],
    ['is the end beyond the line', 20, { x: 10, y: 5 }],
  ])('%s', (_, at, place) => {
    expect(pointAt(LINE, at)).toEqual(place)
  })

  it('is a point of the line that lies less than the tolerance before it', () => {
    expect(pointAt(LINE, 10.5, 1)).toEqual({ x: 10, y: 0 })
    expect(pointAt(LINE, 12, 1)).toEqual({ x: 10, y: 2 })
  })

  it('is the only point of a line that has one', () => {
    expect(pointAt(polylineOf([{ x: 3, y: 4 }]), 1)).toEqual({ x: 3, y: 4 })
  })
})

describe('the points between two distances', () => {
  it('include both ends and the points of the line between them', () => {
    expect(pointsBetween(LINE, 4, 12)).toEqual([
      { x: 4, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 2 },
    ])
  })

  it('leave out points of the line within the tolerance of an end', () => {
    expect(pointsBetween(LINE, 4, 10.5, 1)).toEqual([
      { x: 4, y: 0 },
      { x: 10, y: 0 },
    ])
  })
})
