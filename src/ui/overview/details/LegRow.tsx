import type { ReactNode } from 'react'

/** The way between two drawings: a distance on a line that joins the rows above and below it. */
export const LegRow = ({ children }: { readonly children: ReactNode }) => (
  <div data-kind="distance" className="ml-16 border-l-2 border-line py-2 pl-3">
    {children}
  </div>
)
