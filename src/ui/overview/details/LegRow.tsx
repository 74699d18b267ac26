import type { ReactNode } from 'react'

/** The distance between two drawings, on a line that joins their rows. */
export const LegRow = ({ children }: { readonly children: ReactNode }) => (
  <div data-kind="distance" className="ml-16 border-l-2 border-line py-2 pl-3">
    {children}
  </div>
)
