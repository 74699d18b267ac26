import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../../platform/idle'

interface Growth {
  /** How many items are shown at once. */
  readonly first: number
  /** How many follow in each idle moment. */
  readonly step: number
  /** The item at which the list opens; its neighbours are shown first, too. */
  readonly around?: number
}

/**
 * Which items of a long list have content: a few at once, the others bit by bit while the browser is idle, for the
 * keyboard and for searching the page. What is out of sight costs no painting: its pictures have `content-visibility`.
 */
export const useGrowing = (count: number, { first, step, around = 0 }: Growth): ((index: number) => boolean) => {
  const [shown, setShown] = useState(first)
  useEffect(() => {
    const grow = () => setShown(shown + step)
    return shown < count ? whenIdle(() => startTransition(grow)) : undefined
  }, [shown, count, step])
  return (index) => index < shown || Math.abs(index - around) < shown / 2
}
