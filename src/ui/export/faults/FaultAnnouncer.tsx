import { useState } from 'react'
import { useWords } from '../../words/words'

/** Announces a changed number of faults to screen readers; the list shows it to everyone else. */
export const FaultAnnouncer = ({ count }: { readonly count: number }) => {
  const words = useWords().export.faults
  const [first] = useState(count)
  const [hasChanged, setChanged] = useState(false)
  if (count !== first && !hasChanged) setChanged(true)
  return (
    <p aria-live="polite" className="sr-only">
      {hasChanged && words.left(count)}
    </p>
  )
}
