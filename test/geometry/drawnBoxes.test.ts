import { describe, expect, it } from 'vitest'
import { readJunction } from '../../src/geometry/junction/readJunction'
import { DRAWN_BOXES } from '../fixtures/drawnBoxes'
import { LEAST_READ_RIGHT } from '../fixtures/targets.mjs'
import { saysTheSame } from '../support/junctions/junctions'

describe('sixty junctions drawn with the mouse', () => {
  const read = DRAWN_BOXES.map(({ name, junction, elements }) => {
    const reading = readJunction(elements)
    return { name, isRight: saysTheSame(reading.junction, junction), isSure: reading.doubts.length === 0 }
  })

  it(`are read correctly in at least ${LEAST_READ_RIGHT * 100} % of cases`, () => {
    expect(read).toHaveLength(60)
    expect(read.filter(({ isRight }) => isRight).length / read.length).toBeGreaterThanOrEqual(LEAST_READ_RIGHT)
  })

  it('are never misread without a doubt', () => {
    expect(read.filter(({ isRight, isSure }) => !isRight && isSure)).toEqual([])
  })
})
