import type { ReactNode } from 'react'
import type { Box } from '../../geometry/bounds'
import type { Point } from '../../model/types'

interface Props {
  /** The place on the paper, in units. */
  readonly at: Point
  /** What the paper shows, in units, and its place in the room, in CSS pixels. */
  readonly box: Box
  readonly frame: Box
  readonly children: ReactNode
}

/** A field or a button over a place on the paper, and within the room. */
export const FieldPlace = ({ at, box, frame, children }: Props) => {
  const scale = frame.width / box.width
  const [x, y] = [frame.x + (at.x - box.x) * scale, frame.y + (at.y - box.y) * scale]
  return (
    <div
      className="pointer-events-none absolute z-10 flex w-60 -translate-1/2 justify-center *:pointer-events-auto"
      style={{ left: `clamp(7.5rem, ${x}px, 100% - 7.5rem)`, top: `clamp(1.5rem, ${y}px, 100% - 1.5rem)` }}
    >
      {children}
    </div>
  )
}
