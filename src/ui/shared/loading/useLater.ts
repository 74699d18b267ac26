import { useEffect, useState } from 'react'
import { whenIdle } from '../../../platform/idle'

/**
 * Loads a part after the first screen.
 *
 * @param load fetches the part within a time limit, as `loadChunk` does; always the same function
 * @param otherwise replaces the part if loading fails
 */
export const useLater = <T>(load: () => Promise<T>, otherwise?: T): T | undefined => {
  const [part, setPart] = useState<T>()
  useEffect(
    () =>
      whenIdle(() => {
        load().then(
          (loaded) => setPart(() => loaded),
          () => setPart(() => otherwise),
        )
      }),
    [load, otherwise],
  )
  return part
}
