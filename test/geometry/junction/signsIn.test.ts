import { describe, expect, it } from 'vitest'
import { DEFAULT_CANVAS } from '../../../src/constants'
import { signsIn, type LineSign } from '../../../src/geometry/junction/signsIn'
import { writeJunction } from '../../../src/geometry/junction/writeJunction'
import { strokesOf } from '../../../src/model/fishbone/fishbone'
import { DIRECTIONS, NO_JUNCTION, type Junction } from '../../../src/model/junction'
import { fc } from '../../support/properties'
import { sampleFishbone } from '../../support/tochten/fishbones'

const signsOf = (junction: Junction): readonly LineSign[] => [...signsIn(writeJunction(junction, DEFAULT_CANVAS)).lines]

describe('the signs of a drawing', () => {
  it('are those of the junction that it shows', () => {
    const arm = fc.record({
      direction: fc.constantFrom(...DIRECTIONS.filter((direction) => direction !== 4)),
      unpaved: fc.boolean(),
      blocked: fc.boolean(),
      at: fc.constant(0),
    })
    const junction: fc.Arbitrary<Junction> = fc.record({
      staggered: fc.constant(NO_JUNCTION.staggered),
      entryUnpaved: fc.boolean(),
      exit: fc.record({ direction: fc.constant(4 as const), unpaved: fc.boolean() }),
      arms: fc.uniqueArray(arm, { maxLength: 3, selector: ({ direction }) => direction }),
      roundabout: fc.boolean(),
    })
    fc.assert(
      fc.property(junction, (one) => {
        const isUnpaved = [one.entryUnpaved, one.exit?.unpaved, ...one.arms.map(({ unpaved }) => unpaved)]
        expect(signsOf(one)).toEqual([
          'route',
          ...(isUnpaved.some((is) => is === false) ? ['paved'] : []),
          ...(isUnpaved.some(Boolean) ? ['unpaved'] : []),
          ...(one.arms.some(({ blocked }) => blocked) ? ['blocked'] : []),
          ...(one.roundabout ? ['roundabout'] : []),
        ])
      }),
    )
  })

  it('of a fish-bone are its spine and the surfaces of its roads', () => {
    expect([...signsIn(strokesOf(sampleFishbone(5))).lines]).toEqual(['route', 'paved', 'unpaved'])
  })
})
