import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FIT, zoomed, type View } from '../../../src/geometry/view'
import { attachWheel, WHEEL_SETTLE_MS } from '../../../src/ui/canvas/attachWheel'

/** A room at (10, 20), whose paper is under way or not; collects the views. */
const roomWith = (busy = false) => {
  const room = Object.assign(new EventTarget(), { getBoundingClientRect: () => ({ left: 10, top: 20 }) })
  const views: (readonly [view: View, settled: boolean])[] = []
  attachWheel(room as unknown as HTMLElement, {
    busy: () => busy,
    view: () => views.at(-1)?.[0] ?? FIT,
    onView: (view, settled) => void views.push([view, settled]),
  })
  /** An event of Safari: `scale` is that since the gesture began. */
  const pinch = (type: string, scale: number): boolean =>
    room.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), { scale, clientX: 110, clientY: 220 }))
  return { views, pinch }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { maxTouchPoints: 0 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it("a trackpad's pinch in Safari zooms the paper at the pointer, and not the page", () => {
  const { views, pinch } = roomWith()
  expect([pinch('gesturestart', 1), pinch('gesturechange', 1.5), pinch('gesturechange', 2)]).toEqual([
    false,
    false,
    false,
  ])
  vi.advanceTimersByTime(WHEEL_SETTLE_MS)
  expect(views.map(([{ scale }, settled]) => [scale, settled])).toEqual([
    [1.5, false],
    [2, false],
    [2, true],
  ])
  expect(views.at(-1)?.[0]).toEqual(zoomed(FIT, 2, { x: 100, y: 200 }))
  pinch('gesturestart', 1)
  pinch('gesturechange', 0.5)
  expect(views.at(-1)?.[0].scale).toBe(1)
})

it('a pinch moves nothing during a stroke', () => {
  const { views, pinch } = roomWith(true)
  pinch('gesturestart', 1)
  pinch('gesturechange', 2)
  expect(views).toEqual([])
})

it('a pinch by fingers on glass is left to the pointers of the fingers', () => {
  vi.stubGlobal('navigator', { maxTouchPoints: 5 })
  const { views, pinch } = roomWith()
  pinch('gesturestart', 1)
  expect(pinch('gesturechange', 2)).toBe(false)
  expect(views).toEqual([])
})
