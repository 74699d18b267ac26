import { JOIN_REACH } from '../../constants'
import { clampTo, type Box } from '../../geometry/bounds'
import type { Input } from '../../gesture/gesture'
import type { Point } from '../../model/types'
import { hasModifier } from '../shared/keys/shortcuts'
import { ARROW_KEYS } from './arrowKeys'
import type { PenDriver } from './penDriver'

/** Step of the keyboard's pen per arrow key, without and with Shift, in units. */
const KEY_STEP = { small: 10, large: 50 } as const

export interface KeyOptions {
  readonly pen: PenDriver
  readonly box: () => Box
  /** Shows the keyboard's pen at a point; `undefined` hides it. */
  readonly showCursor: (at: Point | undefined) => void
}

/**
 * Draws by keyboard: the arrow keys move a pen over the focused paper, Enter or Space lowers and lifts it, Escape
 * cancels.
 *
 * @returns a function that detaches the listeners
 */
export const attachKeys = (paper: SVGSVGElement, { pen, box, showCursor }: KeyOptions): (() => void) => {
  let at: Point | undefined
  /** True when the current stroke is drawn by keyboard. */
  let drawing = false

  const feed = (input: Input): void => {
    drawing = input.type === 'press' || input.type === 'move'
    pen.feed(input)
  }

  const onKey = (event: KeyboardEvent): void => {
    // The targets on the paper have keys of their own.
    if (event.target !== paper || hasModifier(event) || event.defaultPrevented) return
    const paperBox = box()
    const here = at ?? { x: paperBox.x + paperBox.width / 2, y: paperBox.y + paperBox.height / 2 }
    const step = ARROW_KEYS[event.key]
    if (step) {
      if (pen.busy() && !drawing) return
      const size = event.shiftKey ? KEY_STEP.large : KEY_STEP.small
      at = clampTo(paperBox, { x: here.x + step.x * size, y: here.y + step.y * size })
      if (drawing) feed({ type: 'move', to: [at], reach: JOIN_REACH })
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (pen.busy() && !drawing) return
      at = here
      feed(drawing ? { type: 'release' } : { type: 'press', at, reach: JOIN_REACH })
    } else if (event.key === 'Escape' && pen.busy()) {
      feed({ type: 'cancel' })
    } else return
    event.preventDefault()
    event.stopPropagation()
    showCursor(at)
  }

  const onBlur = (): void => {
    if (drawing) feed({ type: 'cancel' })
    at = undefined
    showCursor(undefined)
  }

  /** A pointer takes over: keep the keyboard's stroke, and remove the focus ring around the paper. */
  const onPointer = (): void => {
    if (drawing) feed({ type: 'release' })
    paper.blur()
  }

  const listeners = new AbortController()
  const { signal } = listeners
  paper.addEventListener('keydown', onKey, { signal })
  paper.addEventListener('blur', onBlur, { signal })
  paper.addEventListener('pointerdown', onPointer, { signal })
  return () => listeners.abort()
}
