import type { Page } from '@playwright/test'
import { STAGGER } from '../../src/constants'
import { readJunction } from '../../src/geometry/junction/readJunction'
import { drawnLine } from '../../src/geometry/line/curve'
import type { Junction } from '../../src/model/junction'
import { isStroke, type Point, type Stroke } from '../../src/model/types'
import { button, editorHeading, openNewDrawing, mirroredElements } from '../e2e/app'
import type { CanvasPlace } from '../e2e/canvas'
import { drawPath, expect, saved, test } from '../e2e/fixtures'
import { LEAST_READ_RIGHT } from '../fixtures/targets.mjs'
import { saysTheSame } from '../support/junctions/junctions'
import { arm, junctionOf, UNPAVED_LOOK } from '../support/junctions/ringJunctions'
import { must } from '../support/must'
import { plainDistance } from '../support/plane'
import { SIZES } from '../support/sizes'

/** A leader's action: a stroke, or a tap on a button or, with an icon picked, on the paper. */
type Action =
  | { readonly kind: 'stroke'; readonly through: readonly CanvasPlace[] }
  | { readonly kind: 'tap'; readonly role: 'button' | 'menuitem'; readonly name: string }

const tap = (name: string): Action => ({ kind: 'tap', role: 'button', name })
const stroke = (...through: readonly (readonly [x: number, y: number])[]): Action => ({
  kind: 'stroke',
  through: through.map(([x, y]) => ({ x, y })),
})
/** Picks an icon, stamps it and puts it away. */
const icon = (name: string, x: number, y: number): readonly Action[] => [
  tap('Icon'),
  { kind: 'tap', role: 'menuitem', name },
  stroke([x, y]),
  tap('Draw'),
]
const unpaved = (road: Action): readonly Action[] => [tap('Dashed'), road, tap('Dashed')]

const straightOn = stroke([0.5, 0.88], [0.505, 0.6], [0.495, 0.3], [0.5, 0.12])
const left = stroke([0.12, 0.48], [0.47, 0.485])
const right = stroke([0.53, 0.475], [0.88, 0.48])
/** A circle around (0.5, 0.45) that begins and ends at its lowest point. */
const ring = stroke(
  ...Array.from({ length: 25 }, (_, step) => {
    const angle = Math.PI / 2 + (step / 24) * 2 * Math.PI
    return [0.5 + 0.16 * Math.cos(angle), 0.45 + 0.09 * Math.sin(angle)] as const
  }),
)

interface Box {
  readonly name: string
  /** The junction that the box shows. */
  readonly junction: Junction
  readonly actions: readonly Action[]
  /** The number of ends of strokes that lie on another stroke. */
  readonly joined: number
  readonly strokes: number
}

const BOXES: readonly Box[] = [
  {
    name: 'T left',
    junction: junctionOf(2, [arm(6)]),
    actions: [stroke([0.5, 0.88], [0.5, 0.49], [0.12, 0.48]), right],
    strokes: 2,
    joined: 1,
  },
  {
    name: 'crossing',
    junction: junctionOf(4, [arm(2), arm(6)]),
    actions: [straightOn, stroke([0.12, 0.48], [0.88, 0.48])],
    strokes: 2,
    joined: 0,
  },
  {
    name: 'T right',
    junction: junctionOf(6, [arm(2)]),
    actions: [stroke([0.5, 0.88], [0.5, 0.49], [0.88, 0.48]), left],
    strokes: 2,
    joined: 1,
  },
  {
    name: 'Y with an unpaved road',
    junction: junctionOf(5, [arm(3, UNPAVED_LOOK)]),
    actions: [stroke([0.5, 0.88], [0.5, 0.5], [0.8, 0.25]), ...unpaved(stroke([0.2, 0.25], [0.48, 0.49]))],
    strokes: 2,
    joined: 1,
  },
  {
    name: 'five roads',
    junction: junctionOf(4, [arm(2), arm(3), arm(6)]),
    actions: [straightOn, left, right, stroke([0.15, 0.25], [0.48, 0.47])],
    strokes: 4,
    joined: 3,
  },
  { name: 'church', junction: junctionOf(4), actions: [straightOn, ...icon('Kerk', 0.75, 0.5)], strokes: 1, joined: 0 },
  {
    name: 'roundabout',
    junction: junctionOf(6, [arm(2), arm(4)], { roundabout: true }),
    actions: [
      stroke([0.5, 0.88], [0.5, 0.54], [0.66, 0.45], [0.9, 0.44]),
      tap('Curve'),
      ring,
      tap('Curve'),
      stroke([0.1, 0.45], [0.34, 0.45]),
      stroke([0.5, 0.12], [0.5, 0.36]),
    ],
    strokes: 4,
    joined: 4,
  },
  {
    name: 'staggered',
    junction: { ...junctionOf(4, [arm(2, { at: -STAGGER }), arm(6)]), staggered: 'leftFirst' },
    actions: [straightOn, stroke([0.12, 0.58], [0.47, 0.58]), stroke([0.53, 0.38], [0.88, 0.38])],
    strokes: 3,
    joined: 2,
  },
  {
    name: 'railway',
    junction: junctionOf(4),
    actions: [straightOn, ...icon('Spoor', 0.5, 0.5)],
    strokes: 1,
    joined: 0,
  },
  {
    name: 'dashed crossing',
    junction: junctionOf(4, [arm(2, UNPAVED_LOOK), arm(6, UNPAVED_LOOK)]),
    actions: [straightOn, ...unpaved(stroke([0.12, 0.48], [0.88, 0.48]))],
    strokes: 2,
    joined: 0,
  },
  {
    name: 'bridge',
    junction: junctionOf(4),
    actions: [straightOn, stroke([0.42, 0.56], [0.42, 0.4]), stroke([0.58, 0.56], [0.58, 0.4])],
    strokes: 3,
    joined: 0,
  },
  {
    name: 'finish',
    junction: junctionOf(4),
    actions: [straightOn, stroke([0.4, 0.1], [0.6, 0.1])],
    strokes: 2,
    joined: 0,
  },
]

const perform = async (page: Page, action: Action): Promise<void> => {
  if (action.kind === 'stroke') await drawPath(page, action.through, { pointerType: 'touch' })
  else await page.getByRole(action.role, { name: action.name, exact: true }).tap()
}

/** The number of ends of strokes that lie on the middle line of another. */
const joinedEnds = (strokes: readonly Stroke[]): number =>
  strokes
    .filter(({ circle }) => !circle)
    .flatMap((one) => [must(one.points[0]), must(one.points.at(-1))].map((end): [Stroke, Point] => [one, end]))
    .filter(([one, end]) => strokes.some((other) => other !== one && plainDistance(end, drawnLine(other.points)) < 0.5))
    .length

test('twelve boxes by a practised leader, with Route on', async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize(SIZES.phone)
  await openNewDrawing(page)
  await button(page, 'Route').tap()
  const counts: number[] = []
  const read: { readonly name: string; readonly isRight: boolean; readonly isSure: boolean }[] = []
  for (const [index, { name, junction, actions, strokes, joined }] of BOXES.entries()) {
    for (const action of actions) await perform(page, action)
    await saved(page)
    const drawn = (await mirroredElements(page, index)).filter(isStroke)
    await page.screenshot({ path: test.info().outputPath(`${index}-${name}.png`) })
    expect(drawn.length, name).toBe(strokes)
    expect(
      drawn.map(({ circle, arrow }) => [circle, arrow]),
      `${name}: its first stroke is the route`,
    ).toEqual(drawn.map((_, place) => [place === 0, place === 0]))
    expect(joinedEnds(drawn), `${name}: joined ends`).toBe(joined)
    const reading = readJunction(drawn)
    read.push({ name, isRight: saysTheSame(reading.junction, junction), isSure: reading.doubts.length === 0 })
    await button(page, 'Next').tap()
    await expect(editorHeading(page, index + 2)).toBeVisible()
    // Going to the next box is an action, too.
    counts.push(actions.length + 1)
    console.log(`  ${name.padEnd(24)} ${String(must(counts.at(-1))).padStart(2)} actions`)
  }
  const average = counts.reduce((sum, count) => sum + count, 0) / counts.length
  console.log(`  on average ${average.toFixed(1)}; a T ${must(counts[0])}`)
  expect(counts[0]).toBeLessThanOrEqual(4)
  expect(average).toBeLessThanOrEqual(6)
  const rightCount = read.filter(({ isRight }) => isRight).length
  console.log(`  ${rightCount} of ${read.length} read right, ${read.filter(({ isSure }) => !isSure).length} doubtful`)
  expect(rightCount / read.length).toBeGreaterThanOrEqual(LEAST_READ_RIGHT)
  expect(read.filter(({ isRight, isSure }) => !isRight && isSure)).toEqual([])
})
