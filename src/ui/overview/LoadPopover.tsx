import { useState } from 'react'
import { TYPED_TEXT_KEY } from '../../constants'
import { countFreeDrawings, loadedStyle } from '../../model/loadedStyle'
import { FISH_BONE, type Tocht } from '../../model/types'
import { newId } from '../../platform/newId'
import { fromDisk } from '../../storage/format'
import { readText } from '../../storage/outside/readText'
import { useServices } from '../../store/context'
import { Button } from '../shared/Button'
import { PopoverPart } from '../shared/PopoverPart'
import { TextArea } from '../shared/TextField'
import { useToast } from '../shared/toastContext'
import { useTypedText } from '../shared/useTypedText'
import { errorText } from '../words/errorText'
import { importFaultText } from '../words/importFaultText'
import { useWords } from '../words/words'
import { LoadButton } from './LoadButton'
import '../style/screens.css'

/**
 * Takes a tocht as text in the place of the drawings that are here, or says what is wrong with it. What reads the text
 * comes with the box for it, so that nobody types in vain.
 */
export const LoadPopover = ({ tocht }: { readonly tocht: Tocht }) => {
  const words = useWords()
  const toast = useToast()
  const { store } = useServices()
  const [text, setText] = useTypedText(`${TYPED_TEXT_KEY}${tocht.id}`)
  const [fault, setFault] = useState<string>()
  const [reading, setReading] = useState(false)

  const submit = async (close: () => void) => {
    // A large text takes a while.
    if (reading) return
    setReading(true)
    const read = await readText('tocht', text)
      .catch((error: unknown) => setFault(errorText(error, words)))
      .finally(() => setReading(false))
    if (!read) return
    if (!read.ok) {
      setFault(importFaultText(read.fault, words))
      return
    }
    const [loaded] = read.value.tochten
    if (!loaded) return
    const { drawings, tocht: asRead } = fromDisk(loaded, newId, false)
    const style = loadedStyle(tocht.style, loaded)
    const { source } = asRead
    store.dispatch({ type: 'replaceDrawings', tocht: tocht.id, drawings, style, canvas: loaded.canvas, source })
    setText('')
    setFault(undefined)
    close()
    const free = style === FISH_BONE ? countFreeDrawings(loaded.drawings) : 0
    const news = [
      words.overview.loaded(drawings.length),
      style === tocht.style ? '' : (words.overview.becameType[style] ?? ''),
      free === 0 ? '' : words.overview.noFishbones(free),
    ]
    toast({ text: news.filter((one) => one !== '').join(' '), undo: { scope: tocht.id, label: words.undoIt } })
  }

  return (
    <PopoverPart anchor="top" button={<LoadButton />}>
      {(close) => (
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void submit(close)
          }}
        >
          <p className="text-sm text-text-soft">{words.overview.loadHint}</p>
          <TextArea
            label={words.overview.tochtAsText}
            value={text}
            aria-invalid={fault !== undefined}
            onChange={(event) => {
              setText(event.target.value)
              setFault(undefined)
            }}
          />
          {fault !== undefined && (
            <p role="alert" className="text-sm break-words text-danger">
              {fault}
            </p>
          )}
          <Button look="solid" type="submit">
            {words.overview.submit}
          </Button>
        </form>
      )}
    </PopoverPart>
  )
}
