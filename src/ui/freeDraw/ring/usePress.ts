import { useEffect, useRef, type DOMAttributes, type PointerEvent } from 'react'
import { useHandler } from '../../shared/useHandler'

/** A press on a target of the ring for this long moves the exit there, in milliseconds. */
export const LONG_PRESS_MS = 500

/** Callbacks of a button. */
export interface Press {
  /** Called when a pointer comes down, and again when the press becomes long. */
  readonly onRest: (isLong: boolean) => void
  /** Called when the press is cancelled, for example by sliding off the button. */
  readonly onCancel: () => void
  /** Called on release, and for a key or assistive technology. Shift makes any press long. */
  readonly onPress: (isLong: boolean) => void
}

interface Down {
  readonly pointer: number
  readonly timer: ReturnType<typeof setTimeout>
  readonly withShift: boolean
  /** The `timeStamp` of the event that began the press. */
  readonly since: number
}

/** Distinguishes short and long presses. Clicks do not suffice, because browsers send none after a long touch. */
export const usePress = ({ onRest, onCancel, onPress }: Press): Partial<DOMAttributes<HTMLButtonElement>> => {
  const down = useRef<Down>(undefined)
  /** True when the click after a release is already handled. */
  const clickIsHandled = useRef(false)
  const rest = useHandler(onRest)
  useEffect(() => () => clearTimeout(down.current?.timer), [])

  /** Ends and returns the press of this pointer; `undefined` if the press was cancelled or is another pointer's. */
  const end = ({ pointerId }: PointerEvent): Down | undefined => {
    const ended = down.current
    if (ended?.pointer !== pointerId) return undefined
    clearTimeout(ended.timer)
    down.current = undefined
    return ended
  }
  const cancel = (event: PointerEvent): void => {
    if (end(event)) onCancel()
  }
  return {
    onPointerDown: (event) => {
      clickIsHandled.current = true
      // A primary pointer is the first of its type, so the release of an earlier one never came.
      if (event.button !== 0 || (down.current && !event.isPrimary)) return
      clearTimeout(down.current?.timer)
      event.currentTarget.setPointerCapture(event.pointerId)
      const timer = setTimeout(() => rest(true), LONG_PRESS_MS)
      down.current = { pointer: event.pointerId, timer, withShift: event.shiftKey, since: event.timeStamp }
      onRest(event.shiftKey)
    },
    onPointerMove: (event) => {
      if (event.buttons === 0 || !isInside(event)) cancel(event)
    },
    onPointerUp: (event) => {
      const ended = end(event)
      if (!ended) return
      // Compares event times: in a busy tab the timer may fire before the release of a short press.
      const isLong = event.timeStamp - ended.since >= LONG_PRESS_MS
      onPress(isLong || ended.withShift || event.shiftKey)
    },
    onPointerCancel: cancel,
    onLostPointerCapture: cancel,
    // A long touch would open the browser's menu.
    onContextMenu: (event) => event.preventDefault(),
    onClick: (event) => {
      const isHandled = clickIsHandled.current && event.detail > 0
      clickIsHandled.current = false
      if (!isHandled) onPress(event.shiftKey)
    },
  }
}

const isInside = ({ currentTarget, clientX, clientY }: PointerEvent): boolean => {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
