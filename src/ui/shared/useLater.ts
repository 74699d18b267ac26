import { useEffect, useState } from 'react'
import { loadChunk } from '../../platform/chunk'
import { whenIdle } from '../../platform/idle'

/**
 * A part that nothing needs before the first screen is there, so it comes after it.
 *
 * @param load only imports the part; the same function each time
 * @param otherwise what takes its place if it does not come
 */
export const useLater = <T>(load: () => Promise<T>, otherwise?: T): T | undefined => {
  const [part, setPart] = useState<T>()
  useEffect(
    () =>
      whenIdle(() => {
        loadChunk(load).then(
          (loaded) => setPart(() => loaded),
          () => setPart(() => otherwise),
        )
      }),
    [load, otherwise],
  )
  return part
}
