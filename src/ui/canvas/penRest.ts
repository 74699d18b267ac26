import { distance } from '../../geometry/points'
import type { Point } from '../../model/types'

/** A pointer rests when it stays within this many CSS pixels for this long. A resting end is not joined. */
export const REST = { pixels: 4, ms: 500 } as const

export interface PenRest {
  /** Reports the position of the drawing pointer, in CSS pixels. */
  readonly follow: (at: Point) => void
  /** True from when the pointer rests until it moves on. */
  readonly rests: () => boolean
  readonly stop: () => void
}

/** Detects whether a pointer rests while drawing. */
export const watchRest = (onRest: () => void): PenRest => {
  let from: Point | undefined
  let resting = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = (): void => {
    clearTimeout(timer)
    from = undefined
    resting = false
  }
  const follow = (at: Point): void => {
    if (from && distance(from, at) <= REST.pixels) return
    stop()
    from = at
    timer = setTimeout(() => {
      resting = true
      onRest()
    }, REST.ms)
  }
  return { follow, rests: () => resting, stop }
}
