import { useEffect, useState } from 'react'
import { openWakeLock, type Awake } from '../../platform/wakeLock'

/** Keeps the screen on while a walk is on it. Each press asks again where that was refused or was lost. */
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
