import { useEffect, useRef, type ComponentProps } from 'react'

/** A touch rests after this time; its tooltip stays for a while after the release. */
const REST_MS = 500
const STAY_MS = 1_500

type ButtonProps = ComponentProps<'button'>

/**
 * Shows a tooltip while a finger rests on its button, and for a moment after. Such a press asks for the name only: it
 * does not use the button. Touch has no pointer that could rest above a button.
 */
export const useRestingTouch = (
  show: (isOpen: boolean) => void,
): Pick<ButtonProps, 'onPointerDown' | 'onPointerLeave' | 'onContextMenu' | 'onClickCapture'> => {
  const timer = useRef<number>(undefined)
  const rests = useRef(false)
  const after = (milliseconds: number, run: () => void): void => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(run, milliseconds)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerDown: ({ pointerType }) => {
      rests.current = false
      clearTimeout(timer.current)
      if (pointerType !== 'touch') return
      after(REST_MS, () => {
        rests.current = true
        show(true)
      })
    },
    // A finger leaves the button when it is lifted, or when it begins to scroll.
    onPointerLeave: (event) => {
      clearTimeout(timer.current)
      if (!rests.current) return
      // Radix would hide the tooltip.
      event.preventDefault()
      after(STAY_MS, () => {
        rests.current = false
        show(false)
      })
    },
    // The browser's own menu would cover the name.
    onContextMenu: (event) => {
      if (rests.current) event.preventDefault()
    },
    // Some browsers make a click of such a press as well.
    onClickCapture: (event) => {
      if (!rests.current) return
      rests.current = false
      event.stopPropagation()
      event.preventDefault()
    },
  }
}
