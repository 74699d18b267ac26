import { useState, type ReactNode } from 'react'
import { LoadedPart } from '../loading/LoadedPart'
import type { LazyPart } from '../loading/lazyPart'
import { useFetchLater } from '../loading/useFetchLater'

/** Props of a button whose content is not loaded yet. */
interface Closed {
  readonly 'aria-expanded': false
  readonly onClick: () => void
}

interface Props {
  readonly part: Pick<LazyPart<never>, 'fetch'>
  readonly renderClosed: (closed: Closed) => ReactNode
  /** The same button with its content, which opens as soon as it is loaded. */
  readonly children: ReactNode
}

/** A button whose content is loaded while the browser is idle, or at the first press. */
export const OpenedPart = ({ part, renderClosed, children }: Props) => {
  const [asked, setAsked] = useState(false)
  useFetchLater(part)
  const closed = renderClosed({ 'aria-expanded': false, onClick: () => setAsked(true) })
  if (!asked) return closed
  return (
    <LoadedPart meanwhile={closed} onFailed={() => setAsked(false)}>
      {children}
    </LoadedPart>
  )
}
