import type { Page } from '@playwright/test'
import { DIRECTIONS } from '../../src/model/junction'
import { button, editorHeading, openNewDrawing, mirroredElements } from '../e2e/app'
import { roads, target } from '../e2e/editor/ring'
import { expect, saved, test } from '../e2e/fixtures'
import { NUMPAD } from '../support/junctions/numpad'
import { must } from '../support/must'
import { SIZES } from '../support/sizes'

/** The roads in the order of their directions. */
const ORDER = ['Sharp left', 'Left', 'Half left', 'Straight on', 'Half right', 'Right', 'Sharp right'] as const
type Road = (typeof ORDER)[number]
/** Taps that draw each kind of road. */
const TAPS = { paved: 1, unpaved: 2, blocked: 3 } as const

interface Box {
  readonly kind: string
  readonly exit: Road
  readonly arms: Readonly<Partial<Record<Road, keyof typeof TAPS>>>
  readonly roundabout?: boolean
}

/** Thirty typical boxes: mostly T-junctions and crossings. */
const BOXES: readonly Box[] = [
  ...(['Left', 'Right', 'Left', 'Right', 'Right', 'Left'] as const).map((exit): Box => ({
    kind: 'T',
    exit,
    arms: { [exit === 'Left' ? 'Right' : 'Left']: 'paved' },
  })),
  ...(['Left', 'Right', 'Half left', 'Sharp right', 'Half right', 'Right'] as const).map((arm): Box => ({
    kind: 'T',
    exit: 'Straight on',
    arms: { [arm]: 'paved' },
  })),
  { kind: 'T', exit: 'Half left', arms: { 'Half right': 'paved' } },
  { kind: 'T', exit: 'Sharp right', arms: { 'Half left': 'paved' } },
  ...(['Straight on', 'Left', 'Right', 'Straight on', 'Straight on', 'Right', 'Left', 'Straight on'] as const).map(
    (exit): Box => ({
      kind: 'crossing',
      exit,
      arms: Object.fromEntries(
        (['Left', 'Straight on', 'Right'] as const).filter((arm) => arm !== exit).map((arm) => [arm, 'paved']),
      ),
    }),
  ),
  { kind: 'five roads', exit: 'Straight on', arms: { Left: 'paved', Right: 'paved', 'Half right': 'paved' } },
  { kind: 'five roads', exit: 'Half left', arms: { Left: 'paved', Right: 'paved', 'Sharp right': 'paved' } },
  { kind: 'five roads', exit: 'Right', arms: { 'Half left': 'paved', 'Straight on': 'paved', 'Half right': 'paved' } },
  { kind: 'unpaved T', exit: 'Left', arms: { Right: 'unpaved' } },
  { kind: 'unpaved T', exit: 'Straight on', arms: { 'Half right': 'unpaved' } },
  { kind: 'unpaved crossing', exit: 'Straight on', arms: { Left: 'unpaved', Right: 'paved' } },
  { kind: 'blocked T', exit: 'Right', arms: { Left: 'blocked' } },
  { kind: 'roundabout', exit: 'Straight on', arms: { Left: 'paved', Right: 'paved' }, roundabout: true },
]

const keyOf = (road: Road): string => NUMPAD[must(DIRECTIONS[ORDER.indexOf(road)])]

const armsOf = ({ arms }: Box) => ORDER.flatMap((road) => (arms[road] ? [[road, arms[road]] as const] : []))

/** The taps for a box, in order. */
const tapsFor = (box: Box): readonly (Road | 'Roundabout')[] => [
  box.exit,
  ...armsOf(box).flatMap(([road, look]) => Array.from({ length: TAPS[look] }, () => road)),
  ...(box.roundabout ? (['Roundabout'] as const) : []),
]

const shown = (box: Box): readonly string[] => [
  ...ORDER.flatMap((road) => {
    if (road === box.exit) return [`${road} exit`]
    return box.arms[road] ? [`${road} ${box.arms[road]}`] : []
  }),
  'From below entry',
]

/** The number of strokes of a box: its route, each road, the bar of a blocked road, and the ring of a roundabout. */
const strokeCount = (box: Box): number =>
  1 + armsOf(box).reduce((sum, [, look]) => sum + (look === 'blocked' ? 2 : 1), 0) + (box.roundabout ? 1 : 0)

/**
 * Draws all boxes, prints the number of taps per kind, including the one to the next box, and expects at most 120.
 *
 * @param opening the taps before the first box
 */
const drawAll = async (
  page: Page,
  opening: number,
  tap: (on: Road | 'Roundabout') => Promise<void>,
  next: () => Promise<void>,
) => {
  const counts = new Map<string, number>()
  let sum = opening
  for (const [index, box] of BOXES.entries()) {
    const taps = tapsFor(box)
    for (const one of taps) await tap(one)
    expect(await roads(page), `box ${index + 1}`).toEqual(shown(box))
    await saved(page)
    expect(await mirroredElements(page, index), `box ${index + 1}`).toHaveLength(strokeCount(box))
    await next()
    await expect(editorHeading(page, index + 2)).toBeVisible()
    counts.set(box.kind, taps.length)
    sum += taps.length + 1
  }
  for (const [kind, taps] of counts) console.log(`  ${kind.padEnd(24)} ${taps} taps + 1 to the next`)
  console.log(`  ${BOXES.length} boxes in ${sum}`)
  expect(BOXES).toHaveLength(30)
  expect(sum).toBeLessThanOrEqual(120)
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize(SIZES.phone)
  await openNewDrawing(page)
})

test('thirty junctions on the ring by touch', async ({ page }) => {
  await drawAll(
    page,
    0,
    (name) => target(page, name).tap(),
    () => button(page, 'Next').tap(),
  )
})

test('thirty junctions on the ring by keyboard alone', async ({ page }) => {
  await page.keyboard.press('k')
  await expect(target(page, 'Straight on')).toBeFocused()
  await drawAll(
    page,
    1,
    (name) => page.keyboard.press(name === 'Roundabout' ? 'Numpad5' : keyOf(name)),
    () => page.keyboard.press('PageDown'),
  )
})
