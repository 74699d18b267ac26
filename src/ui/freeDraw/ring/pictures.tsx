import type { ReactElement } from 'react'
import type { Staggering } from '../../../model/junction'

const drawn = (path: string): ReactElement => (
  <svg
    viewBox="0 0 24 24"
    className="size-7 shrink-0 lg:size-6"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    aria-hidden
  >
    <path d={path} />
  </svg>
)

export const ROUNDABOUT = drawn('M12 6a5 5 0 1 0 0 10a5 5 0 1 0 0-10M12 22.5V16M8.5 7.5 4 3M15.5 7.5 20 3')

export const STAGGERED: Readonly<Record<Staggering, ReactElement>> = {
  none: drawn('M12 22V2M3 12h18'),
  leftFirst: drawn('M12 22V2M3 16h9M21 8h-9'),
  rightFirst: drawn('M12 22V2M3 8h9M21 16h-9'),
}
