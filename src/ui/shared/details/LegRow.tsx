import type { ReactNode } from 'react'

interface Props {
  /** The number of the drawing at which the leg begins; 0 at the start. */
  readonly leg: number
  readonly children: ReactNode
}

/** The distance between two drawings, on a line that joins their rows. */
export const LegRow = ({ leg, children }: Props) => (
  <div data-kind="distance" data-leg={leg} className="ml-16 border-l-2 border-line py-2 pl-3">
    {children}
  </div>
)
