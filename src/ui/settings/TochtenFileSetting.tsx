import { FileDown } from 'lucide-react'
import { Button } from '../shared/buttons/Button'
import { FileButton } from '../shared/buttons/FileButton'
import { useWords } from '../words/words'
import { useTochtenFile } from './useTochtenFile'

/** Saves and loads all tochten as one file. */
export const TochtenFileSetting = () => {
  const words = useWords().settings
  const { save, load, reading, unread } = useTochtenFile()
  return (
    <>
      <Button look="raised" onClick={save}>
        <FileDown className="size-5 shrink-0" aria-hidden />
        <span>{words.saveAll}</span>
      </Button>
      <FileButton label={words.loadFile} disabled={reading} onFile={(file) => void load(file)} />
      {reading && <p role="status">{words.reading}</p>}
      {unread !== undefined && (
        <p role="alert" className="text-sm wrap-anywhere whitespace-pre-line text-danger">
          {unread}
        </p>
      )}
    </>
  )
}
