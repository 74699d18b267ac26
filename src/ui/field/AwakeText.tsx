import { useEffect, useState } from 'react'
import { openWakeLock, type Awake } from '../../platform/wakeLock'
import { SHORT, useMedia } from '../shared/useMedia'
import { useWords } from '../words/words'

/** Says whether the screen stays on, and what to do if not. Can be collapsed. */
export const AwakeText = () => {
  const words = useWords().field.awake
  const awake = useAwake()
  const isShort = useMedia(SHORT)
  return (
    <div role="status" className="text-xs text-text-soft">
      {awake === 'on' && <span>{words.on}</span>}
      {(awake === 'refused' || awake === 'absent') && (
        <details open={!isShort}>
          <summary className="flex min-h-11 cursor-pointer items-center font-medium">{words.off}</summary>
          <span>{words[awake]}</span>
        </details>
      )}
    </div>
  )
}

/** Keeps the screen on during a walk. Each press requests the wake lock again after it was refused or lost. */
const useAwake = (): Awake => {
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
