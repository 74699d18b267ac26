import { CloudAlert } from 'lucide-react'
import { useIsMirrorOnly, useSaveStatus } from '../../../store/context'
import { useWords } from '../../words/words'
import { useBackup } from '../useBackup'

/** Shows a message while something is not saved, with a button to download the data; nothing otherwise. */
export const SaveState = () => {
  const words = useWords()
  const isMirrorOnly = useIsMirrorOnly()
  const saveAll = useBackup()
  if (useSaveStatus() !== 'failed') return null
  return (
    <div role="alert" className="flex items-center gap-2 rounded-md bg-danger-soft px-2 py-1 text-sm text-danger">
      <CloudAlert className="size-5 shrink-0" aria-hidden />
      <span>
        <span>{`${isMirrorOnly ? words.save.mirrorOnly : words.save.failed} `}</span>
        <button type="button" className="font-medium underline" onClick={saveAll}>
          {words.error.download}
        </button>
      </span>
    </div>
  )
}
