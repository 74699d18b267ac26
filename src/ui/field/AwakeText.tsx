import { SHORT, useMedia } from '../shared/useMedia'
import { useWords } from '../words/words'
import { useAwake } from './useAwake'

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
