import { useId } from 'react'
import { TYPED_TEXT_KEY } from '../../../constants'
import type { Tocht } from '../../../model/types'
import { Button } from '../../shared/buttons/Button'
import { FileButton } from '../../shared/buttons/FileButton'
import { PopoverPart } from '../../shared/dialogs/PopoverPart'
import { TextArea } from '../../shared/fields/TextField'
import { useTextKeptOnReload } from '../../shared/fields/useTextKeptOnReload'
import { useWords } from '../../words/words'
import { LoadButton } from './LoadButton'
import { useLoad } from './useLoad'
import '../../style/screens.css'

/**
 * Replaces the drawings by those of a tocht from text or a file. The code that reads the text is loaded with the text
 * box, so that a failure to load shows before anybody types.
 */
export const LoadPopover = ({ tocht }: { readonly tocht: Tocht }) => {
  const words = useWords().overview
  const reason = useId()
  const [text, setText] = useTextKeptOnReload(`${TYPED_TEXT_KEY}${tocht.id}`)
  const { load, loadFile, fault, forgetFault } = useLoad(tocht)

  return (
    <PopoverPart anchor="top" button={<LoadButton />}>
      {(close) => {
        const end = (loaded: boolean) => {
          if (!loaded) return
          setText('')
          close()
        }
        return (
          <form
            className="flex flex-col gap-3"
            onSubmit={(event) => {
              event.preventDefault()
              void load(text).then(end)
            }}
          >
            <p className="text-sm text-text-soft">{words.loadHint}</p>
            <TextArea
              label={words.tochtAsText}
              value={text}
              aria-invalid={fault !== undefined}
              aria-describedby={fault === undefined ? undefined : reason}
              onChange={(event) => {
                setText(event.target.value)
                forgetFault()
              }}
            />
            {fault !== undefined && (
              <p id={reason} role="alert" className="text-sm break-words text-danger">
                {fault}
              </p>
            )}
            <Button look="solid" type="submit">
              {words.submit}
            </Button>
            <FileButton label={words.chooseFile} onFile={(file) => void loadFile(file).then(end)} />
          </form>
        )
      }}
    </PopoverPart>
  )
}
