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
  /** Whether they share one line, with their labels inside. */
  readonly inLine?: boolean
}

/** Fields for the note and the distance of a drawing. */
export const DetailsFields = ({ tocht, drawing, inLine = false }: Props) => {
  const { overview: words } = useWords()
  const labels = inLine ? ({ labelPosition: 'hidden' } as const) : {}
  const setDetails = useSetDetails(tocht, drawing)
  const fields: Readonly<Record<DetailName, ReactElement>> = {
    note: (
      <div className={inLine ? 'min-w-0 flex-1' : 'min-w-40 flex-1'}>
        <SavedField
          {...labels}
          label={words.note}
          placeholder={inLine ? words.note : words.noteHint}
          longest={LONGEST_NOTE}
          value={drawing.note ?? ''}
          onKeep={(note) => setDetails({ note })}
        />
      </div>
    ),
    distance: (
      <div className={inLine ? 'w-32 sideways:w-full sideways:flex-1' : 'w-44'}>
        <DistanceField
          {...labels}
          label={words.distance}
          placeholder={inLine ? words.distanceShort : undefined}
          fault={inLine ? 'over' : 'below'}
          value={drawing.distance}
          onKeep={(distance) => setDetails({ distance })}
        />
      </div>
    ),
  }
  return (
    <div
      className={`flex items-start gap-2 ${inLine ? 'sideways:flex-col sideways:items-stretch sideways:gap-1 sideways:lowest:flex-row' : 'flex-wrap'}`}
    >
      {DETAIL_NAMES.map((name) => (
        <Fragment key={name}>{fields[name]}</Fragment>
      ))}
    </div>
  )
}
