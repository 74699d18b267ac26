import { startTransition, useEffect, useState } from 'react'

/**
 * How many of so many things to show: one more each time that the one before it is on the page, so that neither all of
 * them nor any of them holds it up.
 */
export const useOneByOne = (count: number): number => {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (shown < count) startTransition(() => setShown(shown + 1))
  }, [shown, count])
  return Math.min(shown, count)
}
