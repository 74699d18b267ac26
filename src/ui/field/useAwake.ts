import { useEffect, useState } from 'react'
import { openWakeLock, type Awake } from '../../platform/wakeLock'

/** Keeps the screen on during a walk. Each press requests the wake lock again after it was refused or lost. */
export const useAwake = (): Awake => {
  const [awake, setAwake] = useState<Awake>('asking')
  useEffect(() => {
    const { ask, release } = openWakeLock(setAwake)
    ask()
    addEventListener('click', ask)
    addEventListener('keydown', ask)
    return () => {
      removeEventListener('click', ask)
      removeEventListener('keydown', ask)
      release()
    }
  }, [])
  return awake
}
