import { SNAP_PIXELS } from '../../constants'
import { clamp } from '../../geometry/points'
import type { View } from '../../geometry/view'
import { down, FREE, laidAnew, move, up, type Contact, type HandsStep, type PointerType } from '../../gesture/hands'
import type { Point } from '../../model/types'
import type { PenDriver } from './penDriver'
import { watchRest } from './penRest'

export interface PointerOptions {
  /** The paper, in the room around it. Fingers may hold the paper from anywhere; ink begins on it. */
  readonly canvas: SVGSVGElement
  readonly pen: PenDriver
  /** True while fingers must leave no ink. */
  readonly penOnly: () => boolean
  /** Told of the first contact of a pen, and of each later one. */
  readonly onPenSeen: () => void
  readonly view: () => View
  /** Shows another view while fingers hold the paper; settled when they let go. */
  readonly onView: (view: View, settled: boolean) => void
}

/**
 * Listens to the pointers over the room around a canvas: one draws, two fingers move and zoom the paper.
 *
 * @returns stops listening
 */
export const attachPointers = (room: HTMLElement, options: PointerOptions): (() => void) => {
  const { canvas, pen, penOnly, onPenSeen, view, onView } = options
  let hands: HandsStep['hands'] = FREE
  let corner: Point = { x: 0, y: 0 }
  let placing: Placing | undefined
  const rest = watchRest(() => pen.feed({ type: 'move', to: [], reach: 0 }))

  const begin = (event: PointerEvent): void => {
    canvas.setPointerCapture(event.pointerId)
    // Paper that is still on its way is laid down first.
    onView(view(), true)
    placing = placingOn(canvas)
    rest.stop()
    pen.feed({ type: 'press', at: placing.place(event), reach: reachOf(event, placing) })
  }

  const goOn = (event: PointerEvent): void => {
    placing ??= placingOn(canvas)
    rest.follow({ x: event.clientX, y: event.clientY })
    const reach = rest.rests() ? 0 : reachOf(event, placing)
    pen.feed({ type: 'move', to: coalesced(event).map(placing.place), reach })
  }

  const follow = (event: PointerEvent, next: HandsStep): void => {
    const held = hands.kind === 'holding'
    hands = next.hands
    switch (next.pen) {
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
        // The key may have been pressed since the last move.
        if (event.altKey) pen.feed({ type: 'move', to: [], reach: 0 })
        pen.feed({ type: 'release' })
        break
      case 'drop':
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

  const onDown = (event: PointerEvent): void => {
    const { pointerType, button, target } = event
    const onPaper = target instanceof Node && canvas.contains(target)
    if (pointerType !== 'touch' && (button !== 0 || !onPaper)) return
    if (pointerType === 'pen') onPenSeen()
    corner = room.getBoundingClientRect()
    follow(event, down(hands, contactOf(event), { onPaper, penOnly: penOnly() }, view()))
  }

  /** Nobody else has to hear of a stroke: React would look for handlers at every move, and at its echoes. */
  const keepToOurselves = (event: Event): void => {
    if (hands.kind === 'drawing') event.stopPropagation()
  }

  const onMove = (event: PointerEvent): void => {
    keepToOurselves(event)
    const contact = contactOf(event)
    // A mouse that moves with no button down was released where we could not see it.
    const released = contact.type === 'mouse' && event.buttons === 0
    follow(event, released ? up(hands, contact, view(), false) : move(hands, contact))
  }

  // A window that is resized takes the paper along, under the very stroke.
  const resizes = new ResizeObserver(() => {
    placing = undefined
    hands = laidAnew(hands, view())
  })
  for (const part of [room, canvas]) resizes.observe(part)

  const listeners = new AbortController()
  const { signal } = listeners
  room.addEventListener('pointerdown', onDown, { signal })
  // On the window, before anybody else.
  addEventListener('pointermove', onMove, { signal, capture: true })
  for (const echo of ['mousemove', 'touchmove'])
    addEventListener(echo, keepToOurselves, { signal, capture: true, passive: true })
  room.addEventListener('pointerup', (event) => follow(event, up(hands, contactOf(event), view(), false)), { signal })
  room.addEventListener('pointercancel', (event) => follow(event, up(hands, contactOf(event), view(), true)), {
    signal,
  })
  // Safari scrolls, selects and calls Scribble on touch events, whatever the pointer events say.
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

/** How near an end must come to what it is joined to, in units. With Alt it stays where it is. */
const reachOf = (event: PointerEvent, { unitsPerPixel }: Placing): number =>
  event.altKey ? 0 : SNAP_PIXELS[typeOf(event)] * unitsPerPixel

interface Placing {
  /** The place of an event on the paper, in units. */
  readonly place: (event: PointerEvent) => Point
  readonly unitsPerPixel: number
}

/**
 * How events are placed during one stroke: worked out once (and after a resize), because asking the page for it at every move costs more
 * than the rest of the move. Beyond the edge of the paper, the edge counts: what is drawn stays in the box.
 */
const placingOn = (canvas: SVGSVGElement): Placing => {
  const { a, d, e, f } = canvas.getScreenCTM()?.inverse() ?? new DOMMatrix()
  const { x, y, width, height } = canvas.viewBox.baseVal
  return {
    place: ({ clientX, clientY }) => ({
      x: clamp(clientX * a + e, x, x + width),
      y: clamp(clientY * d + f, y, y + height),
    }),
    unitsPerPixel: a,
  }
}

/** All places that a pointer passed since the last event; a pen reports four times in a frame. */
const coalesced = (event: PointerEvent): readonly PointerEvent[] => {
  const events = event.getCoalescedEvents?.() ?? []
  return events.length > 0 ? events : [event]
}

const prevent = (event: Event): void => event.preventDefault()
