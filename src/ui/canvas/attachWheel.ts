import { panned, zoomed, type View } from '../../geometry/view'

/** Pause after the last turn of the wheel before the view is drawn sharp, in milliseconds. */
export const WHEEL_SETTLE_MS = 150

/** Pixels of wheel travel that change the scale e-fold. */
const WHEEL_ZOOM_PIXELS = 300

export interface WheelOptions {
  /** True during a stroke, when the paper must not move. */
  readonly busy: () => boolean
  readonly view: () => View
  readonly onView: (view: View, settled: boolean) => void
}

/**
 * The wheel moves the paper; with Ctrl or ⌘ it zooms at the pointer. So does a trackpad's pinch, which most browsers
 * report as the wheel with Ctrl, and Safari as a gesture of its own.
 *
 * @returns a function that detaches the listeners
 */
export const attachWheel = (room: HTMLElement, { busy, view, onView }: WheelOptions): (() => void) => {
  let settling: ReturnType<typeof setTimeout> | undefined

  const show = (next: View): void => {
    onView(next, false)
    clearTimeout(settling)
    settling = setTimeout(() => onView(view(), true), WHEEL_SETTLE_MS)
  }
  const zoom = (factor: number, { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): void => {
    const { left, top } = room.getBoundingClientRect()
    show(zoomed(view(), factor, { x: clientX - left, y: clientY - top }))
  }

  const onWheel = (event: WheelEvent): void => {
    event.preventDefault()
    if (busy()) return
    if (event.ctrlKey || event.metaKey) zoom(Math.exp(-event.deltaY / WHEEL_ZOOM_PIXELS), event)
    else show(panned(view(), { x: -event.deltaX, y: -event.deltaY }))
  }

  /** The scale of Safari's gesture at its last event. */
  let pinched = 1
  const onGesture = (event: Event): void => {
    event.preventDefault()
    const { type, scale, clientX, clientY } = event as SafariGesture
    const factor = type === 'gesturestart' ? 1 : scale / pinched
    pinched = scale
    // Fingers on glass cause these events, too, and already move the paper as pointers.
    if (factor !== 1 && navigator.maxTouchPoints === 0 && !busy()) zoom(factor, { clientX, clientY })
  }

  const listeners = new AbortController()
  const options = { signal: listeners.signal, passive: false }
  room.addEventListener('wheel', onWheel, options)
  for (const event of ['gesturestart', 'gesturechange']) room.addEventListener(event, onGesture, options)
  return () => {
    clearTimeout(settling)
    listeners.abort()
  }
}

/** An event of Safari that TypeScript does not know; `scale` is that since the gesture began. */
type SafariGesture = Event & Pick<MouseEvent, 'clientX' | 'clientY'> & { readonly scale: number }
