import { clampTo } from '../../geometry/bounds'
import { distance } from '../../geometry/points'
import type { View } from '../../geometry/view'
import {
  addContact,
  FREE,
  isIn,
  laidAnew,
  moveContact,
  removeContact,
  type Contact,
  type HandsResult,
  type PointerType,
} from '../../gesture/hands'
import type { Point } from '../../model/types'
import type { PenDriver } from './penDriver'

/** Distance on screen within which an end is joined, in CSS pixels; a fingertip hides its target. */
export const JOIN_PIXELS = { touch: 24, pen: 12, mouse: 12 } as const

export interface PointerOptions {
  /** The paper. A stroke begins on it, but fingers may move and zoom it from anywhere in the room around it. */
  readonly paper: SVGSVGElement
  readonly pen: PenDriver
  /** True while fingers must not draw. */
  readonly penOnly: () => boolean
  /** Called at each contact of a pen. */
  readonly onPenSeen: () => void
  readonly view: () => View
  /** Shows another view while fingers hold the paper; `settled` when they let go. */
  readonly onView: (view: View, settled: boolean) => void
}

/**
 * Handles pointers in the room around the paper: one pointer draws, two fingers move and zoom it. Long, because
 * its short listeners share the state of the hands.
 *
 * @returns a function that detaches the listeners
 */
export const attachPointers = (room: HTMLElement, options: PointerOptions): (() => void) => {
  const { paper, pen, penOnly, onPenSeen, view, onView } = options
  let hands: HandsResult['hands'] = FREE
  let corner: Point = { x: 0, y: 0 }
  let placing: Placing | undefined
  /** When the press began, by the clock of the events. */
  let pressedAt = 0
  const rest = watchRest(() => pen.feed({ type: 'rest' }))

  const begin = (event: PointerEvent): void => {
    paper.setPointerCapture(event.pointerId)
    // Settles the view first, because it may still move.
    onView(view(), true)
    placing = placingOn(paper)
    rest.stop()
    rest.follow({ x: event.clientX, y: event.clientY })
    pressedAt = event.timeStamp
    const press = { type: 'press', at: placing.toPaper(event), reach: reachOf(event, placing) } as const
    pen.feed(isEraser(event) ? { ...press, erases: true } : press)
  }

  const goOn = (event: PointerEvent): void => {
    placing ??= placingOn(paper)
    rest.follow({ x: event.clientX, y: event.clientY })
    const reach = rest.rests() ? 0 : reachOf(event, placing)
    pen.feed({ type: 'move', to: coalesced(event).map(placing.toPaper), reach })
  }

  const follow = (event: PointerEvent, next: HandsResult): void => {
    const held = hands.kind === 'holding'
    hands = next.hands
    switch (next.command) {
      case 'restart':
        pen.feed({ type: 'cancel' })
        begin(event)
        break
      case 'press':
        begin(event)
        break
      case 'move':
        goOn(event)
        break
      case 'release':
        rest.stop()
        // Alt turns joining off, even if it was pressed after the last move.
        if (event.altKey) pen.feed({ type: 'move', to: [], reach: 0 })
        // Compares event times: in a busy tab the pointer may seem to rest before the release of a short tap.
        pen.feed({ type: 'release', isLong: event.shiftKey || event.timeStamp - pressedAt >= REST.ms })
        break
      case 'cancel':
        rest.stop()
        pen.feed({ type: 'cancel' })
        break
      case undefined:
    }
    if (next.view) onView(next.view, false)
    else if (held && hands.kind === 'free') onView(view(), true)
  }

  const contactOf = (event: PointerEvent): Contact => ({
    pointer: event.pointerId,
    type: typeOf(event),
    at: { x: event.clientX - corner.x, y: event.clientY - corner.y },
  })

  /** Ends everything whose release never came, and keeps the stroke. */
  const letGo = (): void => {
    const { kind } = hands
    hands = FREE
    rest.stop()
    if (kind === 'drawing') pen.feed({ type: 'release' })
    if (kind === 'holding') onView(view(), true)
  }

  /** Whether pointers were lost: a primary one comes first of its type, and browsers release a pointer that is gone. */
  const areLost = (event: PointerEvent): boolean =>
    (event.isPrimary && isIn(hands, typeOf(event))) ||
    (hands.kind === 'drawing' && !paper.hasPointerCapture(hands.by.pointer))

  const onDown = (event: PointerEvent): void => {
    const { pointerType, target } = event
    if (areLost(event)) letGo()
    const onPaper = target instanceof Node && paper.contains(target)
    if (pointerType !== 'touch' && (!(event.button === 0 || isEraser(event)) || !onPaper)) return
    if (pointerType === 'pen') onPenSeen()
    corner = room.getBoundingClientRect()
    follow(event, addContact(hands, contactOf(event), { onPaper, penOnly: penOnly() }, view()))
  }

  /** Stops the move events of a stroke before they reach React, which would search for handlers at each of them. */
  const stopStrokeMoves = (event: Event): void => {
    if (hands.kind === 'drawing') event.stopPropagation()
  }

  const onMove = (event: PointerEvent): void => {
    stopStrokeMoves(event)
    const contact = contactOf(event)
    // A mouse was released outside the window, and a pen out of reach, if it moves without a button.
    follow(event, event.buttons === 0 ? removeContact(hands, contact, view(), false) : moveContact(hands, contact))
  }

  const onEnd = (taken: boolean) => (event: PointerEvent) =>
    follow(event, removeContact(hands, contactOf(event), view(), taken))

  // A resize moves the paper, even during a stroke.
  const resizes = new ResizeObserver(() => {
    placing = undefined
    hands = laidAnew(hands, view())
  })
  for (const part of [room, paper]) resizes.observe(part)

  const listeners = new AbortController()
  const { signal } = listeners
  room.addEventListener('pointerdown', onDown, { signal })
  // Listens on the window, so that this listener runs before every other one.
  addEventListener('pointermove', onMove, { signal, capture: true })
  for (const echo of ['mousemove', 'touchmove'])
    addEventListener(echo, stopStrokeMoves, { signal, capture: true, passive: true })
  room.addEventListener('pointerup', onEnd(false), { signal })
  room.addEventListener('pointercancel', onEnd(true), { signal })
  addEventListener('blur', letGo, { signal })
  document.addEventListener('visibilitychange', letGo, { signal })
  // Safari scrolls, selects and starts Scribble on touch events, regardless of pointer events.
  room.addEventListener('touchstart', prevent, { signal, passive: false })
  room.addEventListener('contextmenu', prevent, { signal })
  return () => {
    listeners.abort()
    resizes.disconnect()
    rest.stop()
  }
}

const typeOf = ({ pointerType }: PointerEvent): PointerType =>
  pointerType === 'pen' || pointerType === 'touch' ? pointerType : 'mouse'

/** Whether the eraser end of a pen presses: the sixth button in the numbering of Pointer Events. */
const isEraser = ({ pointerType, button }: PointerEvent): boolean => pointerType === 'pen' && button === 5

/** Distance within which the end of a stroke is joined to another stroke, in units; 0 with Alt. */
const reachOf = (event: PointerEvent, { unitsPerPixel }: Placing): number =>
  event.altKey ? 0 : JOIN_PIXELS[typeOf(event)] * unitsPerPixel

interface Placing {
  /** The position of an event on the paper, in units. */
  readonly toPaper: (event: PointerEvent) => Point
  readonly unitsPerPixel: number
}

/**
 * Maps events to the paper during one stroke. The mapping is computed once and after a resize, because measuring the
 * page costs more than all other work of a move. Positions are clamped to the paper, so that ink stays in the box.
 */
const placingOn = (paper: SVGSVGElement): Placing => {
  const { a, d, e, f } = paper.getScreenCTM()?.inverse() ?? new DOMMatrix()
  const box = paper.viewBox.baseVal
  return {
    toPaper: ({ clientX, clientY }) => clampTo(box, { x: clientX * a + e, y: clientY * d + f }),
    unitsPerPixel: a,
  }
}

/** All positions since the last event: a pen reports four per frame. */
const coalesced = (event: PointerEvent): readonly PointerEvent[] => {
  const events = event.getCoalescedEvents?.() ?? []
  return events.length > 0 ? events : [event]
}

const prevent = (event: Event): void => event.preventDefault()

/**
 * A pointer rests when it stays within this many CSS pixels for this long, in milliseconds. A resting end is not joined,
 * and a tap that long moves the exit of a junction.
 */
export const REST = { pixels: 4, ms: 500 } as const

interface PenRest {
  /** Reports the position of the drawing pointer, in CSS pixels. */
  readonly follow: (at: Point) => void
  /** True from when the pointer rests until it moves on. */
  readonly rests: () => boolean
  readonly stop: () => void
}

/** Detects whether a pointer rests while drawing. */
const watchRest = (onRest: () => void): PenRest => {
  let from: Point | undefined
  let resting = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = (): void => {
    clearTimeout(timer)
    from = undefined
    resting = false
  }
  const follow = (at: Point): void => {
    if (from && distance(from, at) <= REST.pixels) return
    stop()
    from = at
    timer = setTimeout(() => {
      resting = true
      onRest()
    }, REST.ms)
  }
  return { follow, rests: () => resting, stop }
}
