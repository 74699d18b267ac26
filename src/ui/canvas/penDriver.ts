import { IDLE, step, type Gesture, type Input, type Step } from '../../gesture/gesture'
import type { Scene } from '../../gesture/scene'
import type { Tool } from '../../gesture/tool'

export interface PenOptions {
  readonly tool: () => Tool
  readonly scene: () => Scene
  /** Shows an unfinished gesture, or nothing where it is idle. */
  readonly show: (gesture: Gesture) => void
  /** Told what a step leaves: something to keep, another selection, or that there is no room. */
  readonly onStep: (step: Step) => void
}

export interface PenDriver {
  readonly feed: (input: Input) => void
  /** True from the press to the release. */
  readonly busy: () => boolean
  /** Ends it. Whoever leaves in mid-stroke has drawn it all the same. */
  readonly stop: () => void
}

/**
 * Runs the gesture beside React: however often the pointer moves, what is unfinished is shown once per frame, and only
 * what is finished is handed on.
 */
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
    if (next.commit || next.replace || next.select !== undefined || next.isFull) onStep(next)
    if (gesture.kind !== 'idle') {
      frame ||= requestAnimationFrame(showNow)
      return
    }
    // What was finished has just been handed on: it appears in the same frame in which the live one goes.
    cancelAnimationFrame(frame)
    showNow()
  }

  const stop = (): void => {
    cancelAnimationFrame(frame)
    const { commit } = step(gesture, { type: 'release' }, tool(), scene())
    gesture = IDLE
    if (commit) onStep({ gesture, commit })
  }

  return { feed, busy: () => gesture.kind !== 'idle', stop }
}
