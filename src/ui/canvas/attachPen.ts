import { iconReach, inflate } from '../../geometry/bounds'
import { IDLE, step, type Gesture, type Input } from '../../gesture/gesture'
import type { Tool } from '../../gesture/tool'
import type { DrawingElement, Point } from '../../model/types'
import type { LiveInk } from './LiveLayer'

export interface PenOptions {
  readonly tool: () => Tool
  /** True while fingers and the mouse must leave no ink. */
  readonly penOnly: () => boolean
  readonly live: () => LiveInk | null
  readonly commit: (element: DrawingElement) => void
}

/**
 * Turns the pointer over a canvas into drawing elements. Works beside React: one pointer draws, its path is shown once
 * per frame, and only a finished element is handed on.
 *
 * @returns detaches the pen
 */
export const attachPen = (canvas: SVGSVGElement, { tool, penOnly, live, commit }: PenOptions): (() => void) => {
  let gesture: Gesture = IDLE
  let pointer: number | undefined
  let toUnits = new DOMMatrix()
  let frame = 0

  const show = (): void => {
    frame = 0
    live()?.show(gesture)
  }

  const feed = (input: Input): void => {
    const next = step(gesture, input, tool())
    gesture = next.gesture
    if (input.type === 'press' || input.type === 'move') {
      frame ||= requestAnimationFrame(show)
      return
    }
    cancelAnimationFrame(frame)
    // First the finished element, then away with the live one: both land in the same frame, and nothing flickers.
    if (next.commit) commit(next.commit)
    show()
  }

  /** The place of an event on the paper, in units. Beyond the edge, the edge: what is drawn stays in the box. */
  const place = (event: PointerEvent): Point => {
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(toUnits)
    const { icon } = tool()
    const box = inflate(canvas.viewBox.baseVal, icon === undefined ? 0 : -iconReach(icon))
    return { x: clamp(x, box.x, box.x + box.width), y: clamp(y, box.y, box.y + box.height) }
  }

  const onDown = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    if (penOnly() && event.pointerType === 'touch') return
    if (pointer !== undefined) {
      // A second finger is no drawing: what the first one began was a hand coming down.
      if (event.pointerType === 'touch') end({ type: 'cancel' })
      return
    }
    pointer = event.pointerId
    canvas.setPointerCapture(event.pointerId)
    toUnits = canvas.getScreenCTM()?.inverse() ?? new DOMMatrix()
    feed({ type: 'press', at: place(event) })
  }

  const onMove = (event: PointerEvent): void => {
    if (event.pointerId !== pointer) return
    const events = event.getCoalescedEvents?.() ?? []
    feed({ type: 'move', to: (events.length > 0 ? events : [event]).map(place) })
  }

  const end = (input: Input): void => {
    pointer = undefined
    feed(input)
  }

  const onUp = (event: PointerEvent): void => {
    if (event.pointerId === pointer) end({ type: 'release' })
  }

  /** The system took the pointer away. A pen's stroke was meant, a finger's was the start of something else. */
  const onCancel = (event: PointerEvent): void => {
    if (event.pointerId === pointer) end({ type: event.pointerType === 'pen' ? 'release' : 'cancel' })
  }

  const listeners = new AbortController()
  const { signal } = listeners
  canvas.addEventListener('pointerdown', onDown, { signal })
  canvas.addEventListener('pointermove', onMove, { signal })
  canvas.addEventListener('pointerup', onUp, { signal })
  canvas.addEventListener('pointercancel', onCancel, { signal })
  // Safari scrolls, selects and calls Scribble on touch events, whatever the pointer events say.
  canvas.addEventListener('touchstart', prevent, { signal, passive: false })
  canvas.addEventListener('contextmenu', prevent, { signal })
  return () => {
    listeners.abort()
    cancelAnimationFrame(frame)
  }
}

const prevent = (event: Event): void => event.preventDefault()

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)
