import { useEffect, useRef, type DOMAttributes, type PointerEvent } from 'react'
import { LONG_PRESS_MS } from '../../../constants'
import { useHandler } from '../../shared/useHandler'

/** What a button does when it is pressed. */
export interface Press {
  /** Called when a pointer comes down, and again once the press is a long one. */
  readonly onRest: (isLong: boolean) => void
  /** Called when the pointer slides off the button: nothing is meant. */
  readonly onCancel: () => void
  /** Called on release, and for a key or an assistive tool that presses the button. Shift makes any press a long one. */
  readonly onPress: (isLong: boolean) => void
}

interface Down {
  readonly pointer: number
  readonly timer: ReturnType<typeof setTimeout>
  readonly withShift: boolean
  /** The `timeStamp` of its event. */
  readonly since: number
}

/** Tells short presses of a button from long ones: browsers send no click after a long touch. */
export const usePress = ({ onRest, onCancel, onPress }: Press): Partial<DOMAttributes<HTMLButtonElement>> => {
  const down = useRef<Down>(undefined)
  /** The click that follows a release was handled with it. */
  const clickIsHandled = useRef(false)
  const rest = useHandler(onRest)
  useEffect(() => () => clearTimeout(down.current?.timer), [])

  /** Ends the press of this pointer; undefined where it is another one's, or was cancelled. */
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
      if (event.button !== 0 || down.current) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const timer = setTimeout(() => rest(true), LONG_PRESS_MS)
      down.current = { pointer: event.pointerId, timer, withShift: event.shiftKey, since: event.timeStamp }
      onRest(event.shiftKey)
    },
    onPointerMove: (event) => {
      if (!isInside(event)) cancel(event)
    },
    onPointerUp: (event) => {
      const ended = end(event)
      if (!ended) return
      // By the clock of the events: when the app is busy, the timer may come before the release of a short press.
      const isLong = event.timeStamp - ended.since >= LONG_PRESS_MS
      onPress(isLong || ended.withShift || event.shiftKey)
    },
    onPointerCancel: cancel,
    onLostPointerCapture: cancel,
    // The browser's own menu would come up after a long touch.
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
