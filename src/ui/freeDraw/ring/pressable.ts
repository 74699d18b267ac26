import type { KeyboardEvent, MouseEvent, SVGProps } from 'react'
import { isEnter } from '../../shared/keys/shortcuts'

/** The outline of the focus, whose width is in units of the drawing. */
export const FOCUS = 'rounded-lg focus-visible:outline-3'

/**
 * A button in a drawing, which is disabled where nothing is to be called. The canvas itself decides which presses of a
 * pointer are taps; a click without a pointer comes from assistive technology.
 */
export const pressable = (onPress: ((isLong: boolean) => void) | undefined): SVGProps<SVGGElement> => ({
  role: 'button',
  tabIndex: 0,
  'aria-disabled': onPress ? undefined : true,
  onKeyDown: (event: KeyboardEvent) => {
    if (!isEnter(event.nativeEvent) && event.key !== ' ') return
    event.preventDefault()
    if (!event.repeat) onPress?.(event.shiftKey)
  },
  onClick: ({ detail, shiftKey }: MouseEvent) => {
    if (detail === 0) onPress?.(shiftKey)
  },
})
