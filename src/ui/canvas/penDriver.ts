import { IDLE, step, type Gesture, type Input, type GestureResult } from '../../gesture/gesture'
import type { Scene } from '../../gesture/scene'
import type { Tool } from '../../gesture/tool'

export interface PenOptions {
  readonly tool: () => Tool
  readonly scene: () => Scene
  /** Shows an unfinished gesture; nothing when idle. */
  readonly show: (gesture: Gesture) => void
  /** Called with the result of a step: an element, a selection, a tap, or that the drawing is full. */
  readonly onStep: (step: GestureResult) => void
}

export interface PenDriver {
  readonly feed: (input: Input) => void
  /** True from the press to the release. */
  readonly busy: () => boolean
  /** Ends the gesture. A stroke that is under way is kept. */
  readonly stop: () => void
}

/** Runs gestures outside React: shows the unfinished one once per frame, and reports only results. */
export const drivePen = ({ tool, scene, show, onStep }: PenOptions): PenDriver => {
  let gesture: Gesture = IDLE
  let frame = 0

  const showNow = (): void => {
    frame = 0
    show(gesture)
  }

  const feed = (input: Input): void => {
    const next = step(gesture, input, tool(), scene())
    gesture = next.gesture
    const { commit, asDrawn, replace, remove, write, select, isFull, tap } = next
    if (commit || asDrawn || replace || remove || write || select !== undefined || isFull || tap) onStep(next)
    if (gesture.kind !== 'idle') {
      frame ||= requestAnimationFrame(showNow)
      return
    }
    // The finished element appears in the same frame in which the live one disappears.
    cancelAnimationFrame(frame)
    showNow()
  }

  const stop = (): void => {
    cancelAnimationFrame(frame)
    const isStroke = gesture.kind === 'drawing'
    const { commit, tap } = step(gesture, { type: 'release' }, tool(), scene())
    gesture = IDLE
    if (commit) onStep({ gesture, commit })
    // A stroke over a road is stored as a tap.
    else if (tap && isStroke) onStep({ gesture, tap })
  }

  return { feed, busy: () => gesture.kind !== 'idle', stop }
}
