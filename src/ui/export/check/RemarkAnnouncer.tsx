import { useState } from 'react'
import { useWords } from '../../words/words'

/** Announces a changed number of remarks to screen readers; the list shows it to everyone else. */
export const RemarkAnnouncer = ({ count }: { readonly count: number }) => {
  const words = useWords().export.check
  const [first] = useState(count)
  const [hasChanged, setChanged] = useState(false)
  if (count !== first && !hasChanged) setChanged(true)
  return (
    <p aria-live="polite" className="sr-only">
      {hasChanged && words.left(count)}
    </p>
  )
}
