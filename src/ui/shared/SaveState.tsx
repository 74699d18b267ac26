import { CloudAlert } from 'lucide-react'
import { useSaveStatus } from '../../store/context'
import { useWords } from '../words/words'

/** Silent while all is well; says so, until it is mended, when something could not be saved. */
export const SaveState = () => {
  const words = useWords()
  if (useSaveStatus() !== 'failed') return null
  return (
    <p role="alert" className="flex items-center gap-2 rounded-md bg-danger-soft px-2 py-1 text-sm text-danger">
      <CloudAlert className="size-5 shrink-0" aria-hidden />
      <span>{words.save.failed}</span>
    </p>
  )
}
