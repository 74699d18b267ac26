import { Fragment, type KeyboardEvent, type ReactElement } from 'react'
import { LONGEST_NOTE } from '../../../constants'
import { shortened } from '../../../model/characters'
import { FACTS, filledDetails, type DrawingDetails } from '../../../model/details'
import type { Drawing, TochtId } from '../../../model/types'
import { useServices } from '../../../store/context'
import { DistanceField } from '../../shared/DistanceField'
import { TextField } from '../../shared/TextField'
import { useTyped } from '../../shared/useTyped'
import { useWords } from '../../words/words'

interface Props {
  readonly tocht: TochtId
  readonly drawing: Drawing
}

/** What is known of a drawing besides its ink. */
export const DetailsFields = ({ tocht, drawing }: Props) => {
  const { overview: words } = useWords()
  const { store } = useServices()
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
  const fields: Readonly<Record<keyof DrawingDetails, ReactElement>> = {
    note: (
      <div className="min-w-40 flex-1">
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
      <div className="w-44">
        <DistanceField
          label={words.distance}
          value={drawing.distance}
          onKeep={(metres) => describe({ distance: metres })}
        />
      </div>
    ),
  }
  return (
    <div className="flex flex-wrap items-start gap-2">
      {FACTS.map((fact) => (
        <Fragment key={fact}>{fields[fact]}</Fragment>
      ))}
    </div>
  )
}

const isEnter = ({ key }: KeyboardEvent): boolean => key === 'Enter'
