import { useState, type ReactNode } from 'react'
import { DialogPart } from './DialogPart'
import type { LazyPart } from './lazyPart'
import { useFetchLater } from './useFetchLater'

/** What a button has before that which it opens is there. */
export interface Closed {
  readonly 'aria-expanded': false
  readonly onClick: () => void
}

interface Props {
  readonly part: Pick<LazyPart<never>, 'fetch'>
  readonly renderClosed: (closed: Closed) => ReactNode
  /** The part: the same button with what it opens, which opens itself when it comes. */
  readonly children: ReactNode
}

/** A button at once, and what it opens when it is first pressed, fetched before that while nobody does anything. */
export const OpenedPart = ({ part, renderClosed, children }: Props) => {
  const [asked, setAsked] = useState(false)
  useFetchLater(part)
  const closed = renderClosed({ 'aria-expanded': false, onClick: () => setAsked(true) })
  if (!asked) return closed
  return (
    <DialogPart meanwhile={closed} onFailed={() => setAsked(false)}>
      {children}
    </DialogPart>
  )
}
