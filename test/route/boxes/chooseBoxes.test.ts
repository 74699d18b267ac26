import { describe, expect, it } from 'vitest'
import { DEFAULT_CANVAS } from '../../../src/constants'
import { boxStrokes } from '../../../src/route/boxes/boxStrokes'
import { chooseBoxes } from '../../../src/route/boxes/chooseBoxes'
import { makeDraft } from '../../../src/route/makeDraft'
import { summaryOf } from '../../../src/route/routeSummary'
import { draftOf, walkThrough, way, type Spot } from '../../support/roads/smallMaps'

const spots = Array.from({ length: 9 }, (_, index): Spot => [0, 100 * index])
const track = (y: number) =>
  way(
    [
      [0, y],
      [80, y],
    ],
    { highway: 'track', surface: '' },
  )
const crossing = (y: number) =>
  way(
    [
      [-80, y],
      [0, y],
      [80, y],
    ],
    { highway: 'secondary' },
  )
const draft = draftOf([way(spots), track(200), crossing(400), track(600)], spots)

describe('the boxes chosen for drawings', () => {
  it('are all boxes, with whole metres between them, from the start and to the finish', () => {
    const { boxes, toFirst, distances } = chooseBoxes(draft, 'every')
    expect([boxes.length, toFirst, distances]).toEqual([3, 200, [200, 200, 200]])
  })

  it('leave out those where following the through road is right, if so chosen', () => {
    const { boxes, toFirst, distances } = chooseBoxes(draft, 'through')
    expect([boxes.length, toFirst, distances]).toEqual([1, 400, [400]])
  })

  it('state how many roads are paved or unpaved by their class alone', () => {
    expect(chooseBoxes(draft, 'every').roadCount).toEqual({ shown: 7, byClass: 0 })
    const plain = draftOf(
      [
        way(spots),
        way(
          [
            [0, 200],
            [80, 200],
          ],
          { surface: undefined as never },
        ),
      ],
      spots,
    )
    expect(chooseBoxes(plain, 'every').roadCount).toEqual({ shown: 2, byClass: 1 })
  })

  it('come with a warning if more than two in five are doubtful', () => {
    const doubted = draft.boxes.map((box, index) => (index > 0 ? Object.assign({}, box, { doubts: ['far'] }) : box))
    expect(chooseBoxes({ ...draft, boxes: doubted }, 'every')).toMatchObject({ doubtful: 2, isMostlyDoubtful: true })
    const five = [...doubted, ...draft.boxes.slice(0, 2)]
    expect(chooseBoxes({ ...draft, boxes: five }, 'every')).toMatchObject({ doubtful: 2, isMostlyDoubtful: false })
    expect(chooseBoxes(draft, 'every')).toMatchObject({ doubtful: 0, isMostlyDoubtful: false })
  })
})

it('a route that turns back is drawn up and down, with a ball and an arrow', () => {
  const [stroke] = boxStrokes({ kind: 'turnedBack', unpaved: true }, DEFAULT_CANVAS)
  expect(stroke).toMatchObject({ circle: true, arrow: true, dashed: true })
  expect(stroke?.points.map(({ x }) => x)).toEqual([198, 198, 258, 258])
})

it('roads elsewhere are refused, with the place where the route starts', () => {
  const route = walkThrough(spots)
  const far = way([
    [90_000, 0],
    [90_000, 80],
  ])
  expect(makeDraft(route, [far])).toEqual({ ok: false, fault: { kind: 'elsewhere', start: route.parts[0]?.[0] } })
})

it('the outline of a long route has few points, including the first and the last', () => {
  const long = Array.from({ length: 5_000 }, (_, index): Spot => [index, 0])
  const { outline: parts, length } = summaryOf(walkThrough(long))
  const outline = parts.flat()
  expect(outline.length).toBeLessThanOrEqual(400)
  expect(Math.round((outline.at(-1)?.x ?? 0) - (outline[0]?.x ?? 0))).toBe(4_999)
  expect(Math.round(length)).toBe(4_999)
})
