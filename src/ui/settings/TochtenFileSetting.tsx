import { FileDown, FileUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../shared/Button'
import { useWords } from '../words/words'
import { useTochtenFile } from './useTochtenFile'

interface Props {
  /** Something that could not be read is kept beside the earlier versions. */
  readonly onKept: () => void
}

/** Everything out and in as one file. */
export const TochtenFileSetting = ({ onKept }: Props) => {
  const words = useWords().settings
  const { save, load, reading, unread } = useTochtenFile(onKept)
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look="raised" onClick={save}>
        <FileDown className="size-5 shrink-0" aria-hidden />
        {words.saveAll}
      </Button>
      <Button look="raised" disabled={reading !== undefined} onClick={() => file.current?.click()}>
        <FileUp className="size-5 shrink-0" aria-hidden />
        {words.loadFile}
      </Button>
      <input
        ref={file}
        // Phones would let nobody pick a file whose type they do not know, as ours: all may be picked.
        type="file"
        hidden
        onChange={(event) => {
          void load(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {reading !== undefined && <p role="status">{words.reading(reading)}</p>}
      {unread !== undefined && (
        <p role="alert" className="text-sm wrap-anywhere whitespace-pre-line text-danger">
          {unread}
        </p>
      )}
    </>
  )
}
