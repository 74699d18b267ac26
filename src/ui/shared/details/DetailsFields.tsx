import { Fragment, type ReactElement } from 'react'
import { LONGEST_NOTE } from '../../../constants'
import { DETAIL_NAMES, type DetailName } from '../../../model/details'
import type { Drawing, TochtId } from '../../../model/types'
import { useWords } from '../../words/words'
import { DistanceField } from '../fields/DistanceField'
import { SavedField } from '../fields/SavedField'
import { useSetDetails } from './useSetDetails'

interface Props {
  readonly tocht: TochtId
  readonly drawing: Drawing
}

/** Fields for the note and the distance of a drawing. */
export const DetailsFields = ({ tocht, drawing }: Props) => {
  const { overview: words } = useWords()
  const setDetails = useSetDetails(tocht, drawing)
  const fields: Readonly<Record<DetailName, ReactElement>> = {
    note: (
      <div className="min-w-40 flex-1">
        <SavedField
          label={words.note}
          placeholder={words.noteHint}
          longest={LONGEST_NOTE}
          value={drawing.note ?? ''}
          onKeep={(note) => setDetails({ note })}
        />
      </div>
    ),
    distance: (
      <div className="w-44">
        <DistanceField
          label={words.distance}
          value={drawing.distance}
          onKeep={(distance) => setDetails({ distance })}
        />
      </div>
    ),
  }
  return (
    <div className="flex flex-wrap items-start gap-2">
      {DETAIL_NAMES.map((name) => (
        <Fragment key={name}>{fields[name]}</Fragment>
      ))}
    </div>
  )
}
