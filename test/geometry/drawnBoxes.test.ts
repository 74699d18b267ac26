import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readJunction } from '../../src/geometry/readJunction'
import { compareArms, type Junction } from '../../src/model/junction'
import { DRAWN_BOXES } from '../fixtures/drawnBoxes'

const LEAST_RIGHT = 0.85

/** What a junction says: of the places at which roads leave the route, their order and not how far apart they are. */
const said = ({ arms, exit, ...junction }: Junction) => {
  const places = [...new Set(arms.map(({ at }) => at))].toSorted((one, other) => one - other)
  const ranked = arms.map((arm) => ({ ...arm, at: places.indexOf(arm.at) }))
  return { ...junction, exit, arms: ranked.toSorted(compareArms) }
}

describe('sixty junctions drawn with the mouse', () => {
  const read = DRAWN_BOXES.map(({ name, junction, elements }) => {
    const reading = readJunction(elements)
    const isRight = reading.junction !== undefined && isDeepStrictEqual(said(reading.junction), said(junction))
    return { name, isRight, isSure: reading.doubts.length === 0 }
  })

  it(`are read right, ${LEAST_RIGHT * 100} of 100 of them`, () => {
    expect(read).toHaveLength(60)
    expect(read.filter(({ isRight }) => isRight).length / read.length).toBeGreaterThanOrEqual(LEAST_RIGHT)
  })

  it('are never read wrong without a doubt', () => {
    expect(read.filter(({ isRight, isSure }) => !isRight && isSure)).toEqual([])
  })
})
