import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Input } from '../../../src/gesture/gesture'
import { attachPointers, type PointerOptions } from '../../../src/ui/canvas/attachPointers'
import { pt, pts, type XY } from '../../support/drawings'

/** As much of a browser's element as listening to pointers takes: paper at (0, 0), a pixel to the unit. */
class PlainNode extends EventTarget {
  readonly viewBox = { baseVal: { x: 0, y: 0, width: 400, height: 600 } }
  readonly contains = () => true
  readonly setPointerCapture = () => undefined
  readonly getBoundingClientRect = () => ({ x: 0, y: 0 })
  readonly getScreenCTM = () => ({ inverse: () => ({ a: 1, d: 1, e: 0, f: 0 }) })
}

const pointer = (type: string, [clientX, clientY]: XY, passed?: readonly Event[]): Event =>
  Object.assign(new Event(type), {
    pointerId: 1,
    pointerType: 'pen',
    button: 0,
    buttons: 1,
    clientX,
    clientY,
    getCoalescedEvents: passed && (() => passed),
  })

/** What the pen is fed with when events reach the room. */
const fedBy = (...events: readonly Event[]): Input[] => {
  const fed: Input[] = []
  const room = new PlainNode()
  const options = {
    canvas: room,
    pen: { feed: (input: Input) => fed.push(input) },
    penOnly: () => false,
    onPenSeen: () => undefined,
    view: () => ({ scale: 1, x: 0, y: 0 }),
    onView: () => undefined,
  }
  const leave = attachPointers(room as unknown as HTMLElement, options as unknown as PointerOptions)
  for (const event of events) (event.type === 'pointermove' ? page : room).dispatchEvent(event)
  leave()
  return fed
}

let page = new EventTarget()

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('Node', PlainNode)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = () => undefined
      readonly disconnect = () => undefined
    },
  )
})
afterEach(() => void vi.unstubAllGlobals())

it('a stroke has every place that the pen passed between two events, in order', () => {
  const passed = (
    [
      [20, 15],
      [30, 40],
      [40, 15],
    ] as const
  ).map((at) => pointer('pointermove', at))
  expect(
    fedBy(pointer('pointerdown', [10, 10]), pointer('pointermove', [40, 15], passed), pointer('pointerup', [40, 15])),
  ).toEqual([
    { type: 'press', at: pt(10, 10) },
    { type: 'move', to: pts([20, 15], [30, 40], [40, 15]) },
    { type: 'release' },
  ])
})

it.each([
  ['does not tell', undefined],
  ['has none to tell', []],
])('a stroke has the place of the event itself where the browser %s of those between', (_, passed) => {
  const fed = fedBy(pointer('pointerdown', [10, 10]), pointer('pointermove', [40, 15], passed))
  expect(fed.at(-1)).toEqual({ type: 'move', to: [pt(40, 15)] })
})
