import { startTransition, useEffect, useState } from 'react'

/** How many of `count` items to show: one more after each paint, so that no frame takes long. */
export const useOneByOne = (count: number): number => {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (shown < count) startTransition(() => setShown(shown + 1))
  }, [shown, count])
  return Math.min(shown, count)
}
