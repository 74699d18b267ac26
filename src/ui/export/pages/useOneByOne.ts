import { startTransition, useEffect, useState } from 'react'

/** The number of `count` things to show: one more after each paint, so that no frame is held up for long. */
export const useOneByOne = (count: number): number => {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (shown < count) startTransition(() => setShown(shown + 1))
  }, [shown, count])
  return Math.min(shown, count)
}
