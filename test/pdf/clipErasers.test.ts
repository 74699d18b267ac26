import { expect, it } from 'vitest'
import { ERASE_WIDTH } from '../../src/constants'
import type { Point } from '../../src/model/types'
import { clipErasers } from '../../src/pdf/clipErasers'
import { nearPoint } from '../support/arbitraries'
import { must } from '../support/must'
import { children } from '../support/paper/svg'
import { plainDistance, isInside } from '../support/plane'
import { fc } from '../support/properties'

const REGION = { x: -200, y: -200, width: 1_200, height: 1_200 }
const RADIUS = ERASE_WIDTH / 2
const FRAME = 'M-200 -200H1000V1000H-200Z'
const CORNERS = [
  { x: -200, y: -200 },
  { x: 1_000, y: -200 },
  { x: 1_000, y: 1_000 },
  { x: -200, y: 1_000 },
]

const FLATNESS = 0.6

const clip = (erasers: readonly Point[][]) =>
  clipErasers({ id: 'e', erasers, width: ERASE_WIDTH, region: REGION, flatness: FLATNESS })
const pathOf = (erasers: readonly Point[][]) => must(children(clip(erasers).definition)[0]).attributes

it('erasers become one even-odd clip path, to which the ink refers by name', () => {
  const { definition, reference } = clip([[{ x: 5, y: 5 }]])
  expect(definition.tag).toBe('clipPath')
  expect(definition.attributes).toEqual({ id: 'e-clip' })
  expect(definition.children).toHaveLength(1)
  expect(pathOf([[{ x: 5, y: 5 }]])['clip-rule']).toBe('evenodd')
  expect(reference).toEqual({ 'clip-path': 'url(#e-clip)' })
})

it('an eraser outside the region of the ink is left out of the clip path', () => {
  const block = [0, 30, 60, 90].flatMap((y) => [0, 100].map((x) => ({ x, y })))
  const farAway = [0, 90].map((y) => ({ x: -900, y }))
  expect(pathOf([block, farAway])).toEqual(pathOf([block]))
})

it('the clip path keeps ink that no eraser covers, and removes the rest', () => {
  const erasers = fc.array(fc.array(nearPoint, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(erasers, fc.array(nearPoint, { minLength: 20, maxLength: 20 }), (lines, places) => {
      const d = String(pathOf(lines).d)
      expect(d.startsWith(FRAME)).toBe(true)
      const rings = d.slice(FRAME.length).split('Z').filter(Boolean).map(ringFrom)
      const wrong = places.filter((place) => {
        const away = Math.min(...lines.map((line) => plainDistance(place, line)))
        return Math.abs(away - RADIUS) >= 1.2 * FLATNESS && isInside([CORNERS, ...rings], place) !== away > RADIUS
      })
      expect(wrong).toEqual([])
    }),
    { numRuns: 50 },
  )
})

const ringFrom = (d: string): Point[] =>
  d
    .slice(1)
    .split('L')
    .map((place) => {
      const [x = Number.NaN, y = Number.NaN] = place.split(' ').map(Number)
      return { x, y }
    })
