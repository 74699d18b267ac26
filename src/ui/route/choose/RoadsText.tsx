import { useEffect, useRef, type ClipboardEvent } from 'react'
import { TextArea } from '../../shared/fields/TextField'
import { useHandler } from '../../shared/useHandler'
import { useWords } from '../../words/words'
import { fromText, type ChosenFile } from './chosenFiles'

/** Pause after the last key before typed roads are read, in milliseconds. */
const TYPED_ROADS_MS = 400

/** A longer pasted text is treated as a file, since showing it would block the tab. */
const LONGEST_SHOWN_TEXT = 20_000

/** A field for roads as text, for devices that cannot save the server's answer as a file. */
export const RoadsText = ({ onText }: { readonly onText: (chosen: ChosenFile) => void }) => {
  const { roads: words } = useWords().routeScreen
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Called after a pause, in which the route may have been read.
  const take = useHandler((text: string) => {
    if (text.trim() !== '') onText(fromText(text, words.pasted))
  })
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const text = event.clipboardData.getData('text')
    if (text.length <= LONGEST_SHOWN_TEXT) return
    event.preventDefault()
    clearTimeout(timer.current)
    take(text)
  }
  return (
    <div className="flex flex-col gap-1">
      <TextArea
        label={words.text}
        rows={2}
        placeholder={words.textHint}
        onPaste={paste}
        onChange={({ target }) => {
          clearTimeout(timer.current)
          timer.current = setTimeout(() => take(target.value), TYPED_ROADS_MS)
        }}
      />
    </div>
  )
}
