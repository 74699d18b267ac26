import { Fragment, useId, useState, type KeyboardEvent, type ReactElement } from 'react'
import { LONGEST_NOTE } from '../../../constants'
import { shortened } from '../../../model/characters'
import { FACTS, filledDetails, type DrawingDetails } from '../../../model/details'
import { parseMetres } from '../../../model/metres'
import type { Drawing, TochtId } from '../../../model/types'
import { useServices } from '../../../store/context'
import { TextField } from '../../shared/TextField'
import { useWords } from '../../words/words'
import { useTyped } from './useTyped'

interface Props {
  readonly tocht: TochtId
  readonly drawing: Drawing
}

/** What is known of a drawing besides its ink. */
export const DetailsFields = ({ tocht, drawing }: Props) => {
  const { overview: words, distanceText } = useWords()
  const { store } = useServices()
  const [wrong, setWrong] = useState(false)
  const fault = useId()
  const describe = (changes: Parameters<typeof filledDetails>[0]) =>
    store.dispatch({
      type: 'describeDrawing',
      tocht,
      drawing: drawing.id,
      details: filledDetails({ ...drawing, ...changes }),
    })

  const note = useTyped(drawing.note ?? '', (text) => {
    describe({ note: text })
    return true
  })
  const kept = drawing.distance === undefined ? '' : distanceText(drawing.distance)
  const distance = useTyped(kept, (text) => {
    const metres = parseMetres(text)
    const readable = metres !== undefined || text.trim() === ''
    setWrong(!readable)
    if (readable) describe({ distance: metres })
    return readable
  })

  const fields: Readonly<Record<keyof DrawingDetails, ReactElement>> = {
    note: (
      <div className="flex-1">
        <TextField
          label={words.note}
          placeholder={words.noteHint}
          value={note.text}
          onChange={(event) => note.type(shortened(event.target.value, LONGEST_NOTE))}
          onBlur={note.settle}
          onKeyDown={(event) => isEnter(event) && note.settle()}
        />
      </div>
    ),
    distance: (
      <div className="w-32">
        <TextField
          label={words.distance}
          placeholder={words.distanceHint}
          value={distance.text}
          aria-invalid={wrong}
          aria-describedby={wrong ? fault : undefined}
          onChange={(event) => {
            distance.type(event.target.value)
            setWrong(false)
          }}
          onBlur={distance.settle}
          onKeyDown={(event) => isEnter(event) && distance.settle()}
        />
      </div>
    ),
  }
  return (
    <div className="flex flex-col gap-1">
      <div className="flex gap-2 *:min-w-0">
        {FACTS.map((fact) => (
          <Fragment key={fact}>{fields[fact]}</Fragment>
        ))}
      </div>
      {wrong && (
        <p id={fault} role="alert" className="text-sm text-danger">
          {words.distanceWrong}
        </p>
      )}
    </div>
  )
}

const isEnter = ({ key }: KeyboardEvent): boolean => key === 'Enter'
