import { REST } from '../../constants'
import { distance } from '../../geometry/points'
import type { Point } from '../../model/types'

export interface PenRest {
  /** Told where a pointer that draws is, in CSS pixels. */
  readonly follow: (at: Point) => void
  /** True since the pointer came to rest, until it goes on. */
  readonly rests: () => boolean
  readonly stop: () => void
}

/** Watches whether a pointer stands still while it draws. */
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
