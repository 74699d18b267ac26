import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Input } from '../../../src/gesture/gesture'
import { REST, attachPointers, type PointerOptions, JOIN_PIXELS } from '../../../src/ui/canvas/attachPointers'
import { pt, pts, type XY } from '../../support/drawings'

/** A minimal element for pointer listeners: paper at (0, 0), one pixel per unit. */
class PlainNode extends EventTarget {
  readonly viewBox = { baseVal: { x: 0, y: 0, width: 400, height: 600 } }
  readonly contains = () => true
  private readonly captured = new Set<number>()
  readonly setPointerCapture = (pointer: number) => void this.captured.add(pointer)
  readonly hasPointerCapture = (pointer: number) => this.captured.has(pointer)
  /** The browser knows that a pointer is gone, although the page received no event about it. */
  readonly forget = () => this.captured.clear()
  readonly getBoundingClientRect = () => ({ x: 0, y: 0 })
  readonly getScreenCTM = () => ({ inverse: () => ({ a: 1, d: 1, e: 0, f: 0 }) })
}

const pointer = (
  type: string,
  [clientX, clientY]: XY,
  passed?: readonly Event[],
  more: Partial<PointerEvent> = {},
): Event =>
  Object.assign(new Event(type), {
    pointerId: 1,
    pointerType: 'pen',
    button: 0,
    buttons: 1,
    isPrimary: true,
    clientX,
    clientY,
    getCoalescedEvents: passed && (() => passed),
    ...more,
  })

const SHORT_RELEASE = { type: 'release', isLong: false }

/** The inputs that the pen receives from events in the room. */
const fedBy = (...events: readonly Event[]): Input[] => {
  const fed: Input[] = []
  const leave = listening(fed)
  events.forEach(send)
  leave()
  return fed
}

/** @returns detaches the listeners */
const listening = (fed: Input[]): (() => void) => {
  const options = {
    paper: room,
    pen: { feed: (input: Input) => fed.push(input) },
    penOnly: () => false,
    onPenSeen: () => undefined,
    view: () => ({ scale: 1, x: 0, y: 0 }),
    onView: () => undefined,
  }
  return attachPointers(room as unknown as HTMLElement, options as unknown as PointerOptions)
}

const send = (event: Event): boolean =>
  (event.type.startsWith('pointer') && event.type !== 'pointermove' ? room : page).dispatchEvent(event)

let page = new EventTarget()
let room = new PlainNode()
let hidden = new EventTarget()

beforeEach(() => {
  page = new EventTarget()
  room = new PlainNode()
  hidden = new EventTarget()
  vi.stubGlobal('document', hidden)
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

it('a stroke has every position that the pen passed between two events, in order', () => {
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
    { type: 'press', at: pt(10, 10), reach: JOIN_PIXELS.pen },
    { type: 'move', to: pts([20, 15], [30, 40], [40, 15]), reach: JOIN_PIXELS.pen },
    SHORT_RELEASE,
  ])
})

it.each([
  ['has no list', undefined],
  ['has an empty list', []],
])(
  'a stroke has the place of the event itself where the browser %s of the places since the last event',
  (_, passed) => {
    const fed = fedBy(pointer('pointerdown', [10, 10]), pointer('pointermove', [40, 15], passed))
    expect(fed.at(-1)).toEqual({ type: 'move', to: [pt(40, 15)], reach: JOIN_PIXELS.pen })
  },
)

const reaches = (fed: readonly Input[]) =>
  fed.flatMap((input) => {
    if (input.type === 'rest') return [0]
    return 'reach' in input ? [input.reach] : []
  })

/** An event at a time by the clock of the events. */
const timed = (type: string, timeStamp: number, more: Partial<PointerEvent> = {}): Event =>
  Object.defineProperty(pointer(type, [10, 10], undefined, more), 'timeStamp', { value: timeStamp })

describe('a press is long', () => {
  it.each([
    [REST.ms - 1, {}, false],
    [REST.ms, {}, true],
    [10, { shiftKey: true }, true],
  ])('after %i ms with %o: %s', (ms, more, isLong) => {
    const fed = fedBy(timed('pointerdown', 1_000), timed('pointerup', 1_000 + ms, more))
    expect(fed.at(-1)).toEqual({ type: 'release', isLong })
  })

  it('once it has rested without a move', () => {
    vi.useFakeTimers()
    const fed: Input[] = []
    const leave = listening(fed)
    send(pointer('pointerdown', [10, 10]))
    vi.advanceTimersByTime(REST.ms)
    expect(fed.at(-1)).toEqual({ type: 'rest' })
    leave()
    vi.useRealTimers()
  })
})

describe('the reach of a joint', () => {
  it.each(['touch', 'pen', 'mouse'] as const)('is a number of screen pixels for a %s', (pointerType) => {
    const fed = fedBy(
      pointer('pointerdown', [10, 10], undefined, { pointerType }),
      pointer('pointermove', [40, 15], undefined, { pointerType }),
    )
    expect(reaches(fed)).toEqual([JOIN_PIXELS[pointerType], JOIN_PIXELS[pointerType]])
  })

  it('is 0 with Alt, even when Alt is pressed after the last move', () => {
    const altKey = true
    expect(reaches(fedBy(pointer('pointerdown', [10, 10], undefined, { altKey })))).toEqual([0])
    const fed = fedBy(pointer('pointerdown', [10, 10]), pointer('pointerup', [10, 10], undefined, { altKey }))
    expect(fed.slice(1)).toEqual([{ type: 'move', to: [], reach: 0 }, SHORT_RELEASE])
  })

  describe('while a pointer draws', () => {
    let fed: Input[] = []
    let leave: (() => void) | undefined
    beforeEach(() => {
      vi.useFakeTimers()
      fed = []
      leave = listening(fed)
      send(pointer('pointerdown', [10, 10]))
      send(pointer('pointermove', [40, 15]))
    })
    afterEach(() => {
      leave?.()
      vi.useRealTimers()
    })

    it('is 0 while the pointer rests, and is restored when it moves on', () => {
      vi.advanceTimersByTime(REST.ms)
      send(pointer('pointermove', [40, 16]))
      send(pointer('pointermove', [60, 16]))
      expect(reaches(fed)).toEqual([12, 12, 0, 0, 12])
    })

    it('is unchanged within half a second, and after release', () => {
      vi.advanceTimersByTime(REST.ms - 1)
      send(pointer('pointerup', [40, 15]))
      vi.advanceTimersByTime(REST.ms)
      expect(fed.map(({ type }) => type)).toEqual(['press', 'move', 'release'])
    })
  })
})

const typesOf = (fed: readonly Input[]) => fed.map(({ type }) => type)

it.each([
  ['the tip of a pen', { button: 0, buttons: 1 }, false],
  ['the eraser end of a pen', { button: 5, buttons: 32 }, true],
])('%s begins a stroke', (_, held, erases) => {
  const fed = fedBy(pointer('pointerdown', [10, 10], undefined, held))
  expect(fed).toEqual([{ type: 'press', at: pt(10, 10), reach: JOIN_PIXELS.pen, ...(erases && { erases }) }])
})

it('the barrel button of a pen, and the sixth button of a mouse, draw nothing', () => {
  expect(fedBy(pointer('pointerdown', [10, 10], undefined, { button: 2, buttons: 2 }))).toEqual([])
  expect(fedBy(pointer('pointerdown', [10, 10], undefined, { button: 5, buttons: 32, pointerType: 'mouse' }))).toEqual(
    [],
  )
})

describe('after a release that never came', () => {
  const touch = { pointerType: 'touch' }
  const stroke = [
    pointer('pointerdown', [10, 10], undefined, touch),
    pointer('pointermove', [40, 15], undefined, touch),
  ]
  const nextFinger = (pointerId: number) => [
    pointer('pointerdown', [80, 80], undefined, { ...touch, pointerId }),
    pointer('pointermove', [90, 90], undefined, { ...touch, pointerId }),
    pointer('pointerup', [90, 90], undefined, { ...touch, pointerId }),
  ]

  it('the next finger draws, and the stroke of the last one is kept', () => {
    expect(typesOf(fedBy(...stroke, ...nextFinger(2)))).toEqual([
      'press',
      'move',
      'release',
      'press',
      'move',
      'release',
    ])
  })

  it('a finger draws, after two that held the paper', () => {
    const second = pointer('pointerdown', [200, 10], undefined, { ...touch, pointerId: 2, isPrimary: false })
    expect(typesOf(fedBy(...stroke, second, ...nextFinger(3)))).toEqual([
      'press',
      'move',
      'cancel',
      'press',
      'move',
      'release',
    ])
  })

  it('the same mouse or pen draws a new stroke', () => {
    const once = [pointer('pointerdown', [10, 10]), pointer('pointermove', [40, 15])]
    expect(typesOf(fedBy(...once, pointer('pointerdown', [80, 80])))).toEqual(['press', 'move', 'release', 'press'])
  })

  it.each(['pen', 'mouse'] as const)('a %s that moves without touching draws nothing', (pointerType) => {
    const fed = fedBy(
      pointer('pointerdown', [10, 10], undefined, { pointerType }),
      pointer('pointermove', [40, 15], undefined, { pointerType }),
      pointer('pointermove', [90, 90], undefined, { pointerType, buttons: 0 }),
      pointer('pointermove', [99, 99], undefined, { pointerType, buttons: 0 }),
    )
    expect(typesOf(fed)).toEqual(['press', 'move', 'release'])
  })

  it('a finger draws after a pen that the browser no longer knows', () => {
    const fed: Input[] = []
    const leave = listening(fed)
    send(pointer('pointerdown', [10, 10]))
    room.forget()
    for (const event of nextFinger(2)) send(event)
    leave()
    expect(typesOf(fed)).toEqual(['press', 'release', 'press', 'move', 'release'])
  })

  it.each([
    ['another window has the focus', () => send(new Event('blur'))],
    ['the page is hidden', () => hidden.dispatchEvent(new Event('visibilitychange'))],
  ])('the stroke is kept when %s', (_, leavePage) => {
    const fed: Input[] = []
    const leave = listening(fed)
    for (const event of stroke) send(event)
    leavePage()
    send(pointer('pointermove', [99, 99], undefined, touch))
    leave()
    expect(typesOf(fed)).toEqual(['press', 'move', 'release'])
  })
})
