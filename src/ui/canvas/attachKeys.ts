import { KEY_STEP } from '../../constants'
import type { Box } from '../../geometry/bounds'
import { clamp } from '../../geometry/points'
import type { Point } from '../../model/types'
import { ARROW_KEYS } from './arrowKeys'
import type { PenDriver } from './penDriver'

export interface KeyOptions {
  readonly pen: PenDriver
  readonly box: () => Box
  /** Shows where the keyboard's pen is, and whether it is down; undefined hides it. */
  readonly showCursor: (at: Point | undefined) => void
}

/**
 * Draws without a pointer: the arrow keys move a pen over the focused canvas, Enter or Space puts it down and lifts it,
 * Escape forgets what was begun.
 *
 * @returns stops listening
 */
export const attachKeys = (canvas: SVGSVGElement, { pen, box, showCursor }: KeyOptions): (() => void) => {
  let at: Point | undefined

  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const { x, y, width, height } = box()
    const here = at ?? { x: x + width / 2, y: y + height / 2 }
    const step = ARROW_KEYS[event.key]
    if (step) {
      const size = event.shiftKey ? KEY_STEP.large : KEY_STEP.small
      at = { x: clamp(here.x + step.x * size, x, x + width), y: clamp(here.y + step.y * size, y, y + height) }
      if (pen.busy()) pen.feed({ type: 'move', to: [at] })
    } else if (event.key === 'Enter' || event.key === ' ') {
      at = here
      pen.feed(pen.busy() ? { type: 'release' } : { type: 'press', at })
    } else if (event.key === 'Escape' && pen.busy()) {
      pen.feed({ type: 'cancel' })
    } else return
    event.preventDefault()
    event.stopPropagation()
    showCursor(at)
  }

  const onBlur = (): void => {
    if (at && pen.busy()) pen.feed({ type: 'cancel' })
    at = undefined
    showCursor(undefined)
  }

  const listeners = new AbortController()
  const { signal } = listeners
  canvas.addEventListener('keydown', onKey, { signal })
  canvas.addEventListener('blur', onBlur, { signal })
  canvas.addEventListener('pointerdown', () => showCursor((at = undefined)), { signal })
  return () => listeners.abort()
}
