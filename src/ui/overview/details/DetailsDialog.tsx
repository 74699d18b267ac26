import { useEffect, useRef, useState } from 'react'
import { FIRST_PICTURES } from '../../../constants'
import type { WholeTocht } from '../../../model/adopt'
import { canvasOf } from '../../../model/lookups'
import { sheetOf } from '../../../model/readSheet'
import type { DrawingId } from '../../../model/types'
import { useServices } from '../../../store/context'
import { DistanceField } from '../../shared/DistanceField'
import { TallDialog } from '../../shared/TallDialog'
import { useWords } from '../../words/words'
import { createNearness, firstInSight } from '../nearness'
import { useFilled } from '../useFilled'
import { DetailsRow } from './DetailsRow'
import { LegRow } from './LegRow'
import { goToNext } from './nextField'

interface Props {
  readonly whole: WholeTocht
  /** The drawing at which it opens; `undefined` for the start. */
  readonly from: DrawingId | undefined
  readonly onClose: () => void
}

/** The notes of all drawings with the distances between them, to type in one go. */
export const DetailsDialog = ({ whole: { tocht, drawings }, from, onClose }: Props) => {
  const { list: words } = useWords().overview
  const { store } = useServices()
  const { drawings: order } = tocht
  const [nearness] = useState(() => createNearness(firstInSight(order, from)))
  const isFilled = useFilled(drawings.length, FIRST_PICTURES, nearness)
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => (list.current ? nearness.follow(list.current.children, order) : undefined), [nearness, order])
  const canvas = canvasOf(tocht)
  return (
    <TallDialog title={words.title} onClose={onClose} onKeyDown={goToNext}>
      <p className="text-sm text-text-soft">{words.hint}</p>
      <div className="flex-1">
        <p className="w-24 text-center text-sm text-text-soft">{words.start}</p>
        <LegRow>
          <DistanceField
            label={words.toFirst}
            labelPlace="before"
            value={sheetOf(tocht).toFirst}
            onKeep={(toFirst) => store.dispatch({ type: 'setSheet', tocht: tocht.id, choices: { toFirst } })}
          />
        </LegRow>
        <ol ref={list}>
          {drawings.map((drawing, place) => (
            // As high as when it is filled.
            <li key={drawing.id} className="empty:h-27">
              {isFilled(place, drawing.id) && (
                <DetailsRow
                  tocht={tocht.id}
                  drawing={drawing}
                  canvas={canvas}
                  place={place}
                  isLast={place === drawings.length - 1}
                  nearness={nearness}
                  isFirst={drawing.id === from}
                />
              )}
            </li>
          ))}
        </ol>
        <p className="w-24 text-center text-sm text-text-soft">{words.finish}</p>
      </div>
    </TallDialog>
  )
}
