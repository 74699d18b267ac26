import { FileDown, Send } from 'lucide-react'
import type { WholeTocht } from '../../../model/types'
import { canShareFile, handOver, shareFile } from '../../../platform/files/shareFile'
import { Button } from '../../shared/buttons/Button'
import { useWords } from '../../words/words'
import { EXAMPLE_TO_SHARE, fileToShare, tochtFile } from './tochtFile'
import { useGive } from '../../shared/useGive'

/** Saves the tocht as a file, or shares it with another app. */
export const FileButtons = ({ whole }: { readonly whole: WholeTocht }) => {
  const words = useWords().sharing
  const give = useGive()
  return (
    <div className="flex flex-wrap gap-2 *:flex-1">
      <Button look="raised" onClick={() => give(() => handOver(tochtFile(whole)))}>
        <FileDown className="size-5 shrink-0" aria-hidden />
        <span>{words.saveFile}</span>
      </Button>
      {canShareFile(EXAMPLE_TO_SHARE) && (
        <Button look="raised" onClick={() => give(() => shareFile(fileToShare(whole)))}>
          <Send className="size-5 shrink-0" aria-hidden />
          <span>{words.sendFile}</span>
        </Button>
      )}
    </div>
  )
}
