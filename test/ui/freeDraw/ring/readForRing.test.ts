import { describe, expect, it } from 'vitest'
import { DEFAULT_CANVAS } from '../../../../src/constants'
import { changeJunction } from '../../../../src/geometry/junction/changeJunction'
import { readJunction } from '../../../../src/geometry/junction/readJunction'
import { writeJunction } from '../../../../src/geometry/junction/writeJunction'
import { armState, NO_JUNCTION, tapDirection } from '../../../../src/model/junction'
import { readForRing } from '../../../../src/ui/freeDraw/ring/useRing'
import { stroke, svgPoints } from '../../../support/drawings'

const CORNER = tapDirection(tapDirection(NO_JUNCTION, 4), 2)
const OWN = writeJunction(CORNER, DEFAULT_CANVAS)
/** A second ball with an arrow, so that the route is ambiguous. */
const OTHER_ROUTE = stroke(svgPoints('40,650 40,500'), { arrow: true, circle: true })

describe('the ring shows', () => {
  it('all ink when all of it is a junction', () => {
    expect(readForRing(OWN, []).junction).toEqual(readJunction(OWN).junction)
  })

  it('its own strokes when all ink together is not a junction, even after Undo recreated them', () => {
    const elements = [...OWN.slice(0, 1), OTHER_ROUTE, ...OWN.slice(1)]
    expect(readJunction(elements).junction, 'two routes').toBeUndefined()
    const reading = readForRing(structuredClone(elements), OWN)
    const { junction = NO_JUNCTION } = reading
    expect([armState(junction, 4), armState(junction, 2)]).toEqual(['exit', 'paved'])
    const { replaced } = changeJunction(reading, tapDirection(junction, 2), DEFAULT_CANVAS)
    expect(replaced.map(({ was }) => was)).toEqual([OWN[1]])
  })

  it('nothing when it has no strokes of its own, and then only adds strokes', () => {
    const reading = readForRing([OTHER_ROUTE, OTHER_ROUTE], [])
    expect(reading.junction).toBeUndefined()
    const { replaced, added } = changeJunction(reading, CORNER, DEFAULT_CANVAS)
    expect(replaced).toEqual([])
    expect(added).toEqual(OWN)
  })
})
