import { WHEEL_SETTLE_MS, WHEEL_ZOOM_PIXELS } from '../../constants'
import { panned, zoomed, type View } from '../../geometry/view'

export interface WheelOptions {
  /** True during a stroke, when the paper must not move. */
  readonly busy: () => boolean
  readonly view: () => View
  readonly onView: (view: View, settled: boolean) => void
}

/**
 * The wheel moves the paper; with Ctrl or ⌘ it zooms at the pointer, as does a trackpad's pinch.
 *
 * @returns a function that detaches the listeners
 */
export const attachWheel = (room: HTMLElement, { busy, view, onView }: WheelOptions): (() => void) => {
  let settling: ReturnType<typeof setTimeout> | undefined

  const onWheel = (event: WheelEvent): void => {
    event.preventDefault()
    if (busy()) return
    const { left, top } = room.getBoundingClientRect()
    const at = { x: event.clientX - left, y: event.clientY - top }
    const zooms = event.ctrlKey || event.metaKey
    const factor = Math.exp(-event.deltaY / WHEEL_ZOOM_PIXELS)
    onView(zooms ? zoomed(view(), factor, at) : panned(view(), { x: -event.deltaX, y: -event.deltaY }), false)
    clearTimeout(settling)
    settling = setTimeout(() => onView(view(), true), WHEEL_SETTLE_MS)
  }

  room.addEventListener('wheel', onWheel, { passive: false })
  return () => {
    clearTimeout(settling)
    room.removeEventListener('wheel', onWheel)
  }
}
