import { useWords } from '../words/words'
import { useAwake } from './useAwake'

/** Says whether the screen stays on, and what to do where it does not. */
export const AwakeText = () => {
  const words = useWords().field.awake
  const awake = useAwake()
  return (
    <p role="status" className="text-xs text-text-soft">
      {awake !== 'asking' && words[awake]}
    </p>
  )
}
