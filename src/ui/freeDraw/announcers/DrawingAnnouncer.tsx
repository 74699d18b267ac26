import { useState } from 'react'
import { tochtOf } from '../../../model/lookups'
import type { Drawing } from '../../../model/types'
import { useServices } from '../../../store/context'
import { PlaceAndText } from '../../words/DrawingText'
import type { Words } from '../../words/en'
import { useWords } from '../../words/words'

/** Announces the drawing that Previous or Next opened: its place among the others, then what it shows. */
export const DrawingAnnouncer = ({ drawing }: { readonly drawing: Drawing }) => {
  const words = useWords()
  /** The drawing as it was when it was opened: later changes have their own announcements. */
  const [opened, setOpened] = useState({ drawing, isNeighbour: false })
  if (opened.drawing.id !== drawing.id) setOpened({ drawing, isNeighbour: true })
  return (
    <p aria-live="polite" className="sr-only">
      {opened.isNeighbour && <OpenedText key={opened.drawing.id} drawing={opened.drawing} words={words} />}
    </p>
  )
}

interface OpenedTextProps {
  readonly drawing: Drawing
  readonly words: Words
}

const OpenedText = ({ drawing: { id, elements }, words }: OpenedTextProps) => {
  const { store } = useServices()
  /** The list as it was on opening. When Next adds a drawing, a changed count would announce this drawing again. */
  const [drawings] = useState(() => {
    const state = store.getState()
    return state.tochten[tochtOf(state, id) ?? '']?.drawings
  })
  return (
    drawings && <PlaceAndText {...{ elements, words }} drawingIndex={drawings.indexOf(id)} count={drawings.length} />
  )
}
