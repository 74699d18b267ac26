import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * How many of so many things to show: one more each time that the one before it is on the page, so that neither all of
 * them nor any of them holds it up. A printer gets all of them.
 */
export const useOneByOne = (count: number): number => {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (shown < count) startTransition(() => setShown(shown + 1))
  }, [shown, count])
  useEffect(() => {
    const showAll = (): void => flushSync(() => setShown(count))
    addEventListener('beforeprint', showAll)
    return () => removeEventListener('beforeprint', showAll)
  }, [count])
  return Math.min(shown, count)
}
