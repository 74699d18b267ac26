import { Import } from 'lucide-react'
import { useId, useEffect, useEffectEvent, useState } from 'react'
import type { Tocht } from '../../../model/types'
import { whenLeaving } from '../../../platform/leaving'
import { sessionStorageOrMemory, writeQuietly } from '../../../storage/settings/safeStorage'
import { Button } from '../../shared/buttons/Button'
import { FileButton } from '../../shared/buttons/FileButton'
import { PanelPopover } from '../../shared/dialogs/PanelPopover'
import { TextArea } from '../../shared/fields/TextField'
import { useWords } from '../../words/words'
import { useLoad } from './useLoad'

/** In session storage, followed by a tocht's id: the text typed under Load when the tab was closed or reloaded. */
const TYPED_TEXT_KEY = 'tochten-typed-'

/** The button and the text box that replace the drawings by those of a tocht from text or a file. */
export const LoadPopover = ({ tocht }: { readonly tocht: Tocht }) => {
  const words = useWords().overview
  const reason = useId()
  const [text, setText] = useTextKeptOnReload(`${TYPED_TEXT_KEY}${tocht.id}`)
  const { load, loadFile, fault, forgetFault } = useLoad(tocht)

  return (
    <PanelPopover
      anchor="top"
      button={
        <Button>
          <Import className="hidden size-5 sm:block" aria-hidden />
          <span>{words.load}</span>
        </Button>
      }
    >
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
    </PanelPopover>
  )
}

const session = sessionStorageOrMemory()

/**
 * Typed or pasted text that is not used yet; it survives a reload.
 *
 * @param key of session storage
 */
const useTextKeptOnReload = (key: string): readonly [text: string, setText: (text: string) => void] => {
  const [text, setText] = useState(() => session.getItem(key) ?? '')
  const keep = useEffectEvent(() => saveTyped(key, text))
  // The text is in memory now; a stored copy would outlive it.
  useEffect(() => saveTyped(key, ''), [key])
  useEffect(() => {
    const gone = new AbortController()
    whenLeaving(() => keep(), gone.signal)
    return () => gone.abort()
  }, [])
  return [text, setText]
}

/** A text that is too long to store is lost with a reload. */
const saveTyped = (key: string, text: string): void => void writeQuietly(session, key, text === '' ? undefined : text)
