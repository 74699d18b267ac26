import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { loadChunk } from '../../platform/chunk'
import { whenIdle } from '../../platform/idle'

/**
 * A part that nothing needs before the first screen is there, and that therefore comes after it.
 *
 * @param load only imports the part
 * @param instead is shown where it cannot be fetched
 */
export const useIdlePart = <Props>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props>,
): ComponentType<Props> | undefined => {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const fetchPart = useEffectEvent(() => {
    loadChunk(load).then(
      (fetched) => setPart(() => fetched),
      () => setPart(() => instead),
    )
  })
  useEffect(() => whenIdle(fetchPart), [])
  return Part
}
