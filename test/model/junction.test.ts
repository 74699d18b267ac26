import { describe, expect, it } from 'vitest'
import {
  armIn,
  armState,
  canStagger,
  DIRECTIONS,
  moveExit,
  NO_JUNCTION,
  settle,
  tapDirection,
  tapEntry,
  tapRoundabout,
  tapStaggered,
  type ArmState,
  type Direction,
  type Junction,
} from '../../src/model/junction'
import { fc } from '../support/properties'

const tap = (...directions: readonly Direction[]): Junction => directions.reduce(tapDirection, NO_JUNCTION)
const CROSSING = tap(4, 2, 6)
const statesOf = (junction: Junction): readonly ArmState[] => DIRECTIONS.map((one) => armState(junction, one))

describe('taps on the ring', () => {
  it('the first sets the exit, and further ones add roads: paved, unpaved, blocked and gone', () => {
    expect(statesOf(tap(4))).toEqual(['none', 'none', 'none', 'exit', 'none', 'none', 'none'])
    const states = [tap(4, 2), tap(4, 2, 2), tap(4, 2, 2, 2), tap(4, 2, 2, 2, 2)].map((one) => armState(one, 2))
    expect(states).toEqual(['paved', 'unpaved', 'blocked', 'none'])
  })

  it('on the exit make it unpaved, then remove it; the next tap sets the exit again', () => {
    expect(armState(tap(4, 2, 4), 4)).toBe('exit-unpaved')
    expect(tap(4, 2, 4, 4).exit).toBeUndefined()
    expect(tap(4, 2, 4, 4, 6)).toEqual(tap(6, 2))
    expect(tap(4, 2, 4, 4, 2)).toEqual(tap(2))
  })

  it('a T takes two taps, a crossing three, a junction of five roads four', () => {
    expect(tap(2, 6).arms).toHaveLength(1)
    expect(CROSSING.arms).toHaveLength(2)
    expect(tap(4, 2, 6, 3).arms).toHaveLength(3)
  })

  it('moving the exit to a road exchanges the two', () => {
    expect(moveExit(tap(4, 2), 6)).toEqual(tap(6, 2))
    expect(moveExit(tap(4, 2), 2)).toEqual(tap(2, 4))
    expect(moveExit(tap(4, 2, 2), 2)).toMatchObject({
      exit: { unpaved: true },
      arms: [{ direction: 4, unpaved: false }],
    })
    expect(moveExit(tap(4, 2), 4)).toEqual(tap(4, 2))
    expect(moveExit(tap(4, 4), 6).exit).toEqual({ direction: 6, unpaved: true })
  })

  it('the entry is paved or unpaved', () => {
    expect(tapEntry(CROSSING)).toEqual({ ...CROSSING, entryUnpaved: true })
    expect(tapEntry(tapEntry(CROSSING))).toEqual(CROSSING)
  })
})

it('a new road leaves the route at the centre, even if a drawn one on the same side leaves before it', () => {
  const drawn = settle({ ...tap(4), arms: [{ direction: 2, unpaved: false, blocked: false, at: -20 }] })
  expect(armIn(tapDirection(drawn, 1), 1)?.at).toBe(0)
})

describe('a staggered junction', () => {
  it('cycles through left first, right first and none', () => {
    const left = tapStaggered(CROSSING)
    const right = tapStaggered(left)
    expect(left).toMatchObject({
      staggered: 'leftFirst',
      arms: [
        { direction: 2, at: -90 },
        { direction: 6, at: 0 },
      ],
    })
    expect(right).toMatchObject({
      staggered: 'rightFirst',
      arms: [
        { direction: 6, at: -90 },
        { direction: 2, at: 0 },
      ],
    })
    expect(tapStaggered(right)).toEqual(CROSSING)
  })

  it('has roads on both sides of a straight route, and is not a roundabout', () => {
    expect(canStagger(CROSSING)).toBe(true)
    expect(canStagger(tap(4, 2, 3))).toBe(false)
    expect(canStagger(tap(2, 4, 6))).toBe(false)
    expect(canStagger(tapRoundabout(CROSSING))).toBe(false)
    expect(tapRoundabout(tapStaggered(CROSSING))).toEqual(tapRoundabout(CROSSING))
  })

  it('ends when the route turns, and its roads keep their places', () => {
    const moved = moveExit(tapStaggered(CROSSING), 3)
    expect(moved.staggered).toBe('none')
    expect(moved.arms).toEqual(tapStaggered(CROSSING).arms)
  })

  it('needs roads on both sides of a straight route', () => {
    expect(tapStaggered(tap(2, 6))).toEqual(tap(2, 6))
    expect(tapStaggered(tap(4, 6))).toEqual(tap(4, 6))
  })

  it('adds a further road at the place of its side', () => {
    expect(tapDirection(tapStaggered(CROSSING), 1).arms).toMatchObject([
      { direction: 1, at: -90 },
      { direction: 2, at: -90 },
      { direction: 6, at: 0 },
    ])
  })
})

it('four taps on any road but the exit return to the start', () => {
  const direction = fc.constantFrom(...DIRECTIONS)
  fc.assert(
    fc.property(fc.array(direction, { maxLength: 12 }), direction, (before, one) => {
      const junction = tap(...before)
      fc.pre(junction.exit !== undefined && junction.exit.direction !== one && junction.staggered === 'none')
      expect([1, 2, 3, 4].reduce((next) => tapDirection(next, one), junction)).toEqual(junction)
    }),
  )
})
