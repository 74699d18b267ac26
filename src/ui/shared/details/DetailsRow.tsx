import { memo, useId } from 'react'
import { LONGEST_NOTE } from '../../../constants'
import type { DetailName } from '../../../model/details'
import type { Drawing, Size, TochtId } from '../../../model/types'
import { THUMBNAIL_PEN } from '../../../render/pen'
import { DrawingPicture } from '../../svg/DrawingPicture'
import { useDescription } from '../../words/useDescription'
import { useWords } from '../../words/words'
import { DistanceField } from '../fields/DistanceField'
import { SavedField } from '../fields/SavedField'
import { LegRow } from './LegRow'
import { useSetDetails } from './useSetDetails'

interface Props {
  readonly tocht: TochtId
  readonly drawing: Drawing
  readonly canvas: Size
  readonly drawingIndex: number
  readonly isLast: boolean
  /** The field that receives the focus at first. */
  readonly first: DetailName | undefined
}

/** A drawing with its note, and below it the distance to the next drawing. */
export const DetailsRow = memo(({ tocht, drawing, canvas, drawingIndex, isLast, first }: Props) => {
  const { details: words, emptyDrawing } = useWords().overview
  const shown = useId()
  const setDetails = useSetDetails(tocht, drawing)
  const description = useDescription(drawing.elements)
  const number = drawingIndex + 1
  return (
    <>
      <div className="flex items-center gap-2">
        <span className="w-8 text-right font-semibold tabular-nums">{number}</span>
        <span className="size-12 shrink-0 rounded-md bg-canvas p-0.5 ring-1 ring-line [content-visibility:auto]">
          <DrawingPicture elements={drawing.elements} canvas={canvas} pen={THUMBNAIL_PEN} part="card" />
        </span>
        <span id={shown} hidden>
          {drawing.elements.length === 0 ? emptyDrawing : description}
        </span>
        <div data-kind="note" className="min-w-0 flex-1">
          <SavedField
            label={words.note(number)}
            labelPosition="hidden"
            placeholder={words.noteHint}
            aria-describedby={shown}
            longest={LONGEST_NOTE}
            value={drawing.note ?? ''}
            isFirst={first === 'note'}
            onKeep={(note) => setDetails({ note })}
          />
        </div>
      </div>
      <LegRow leg={number}>
        <DistanceField
          label={isLast ? words.toFinish(number) : words.distance(number, number + 1)}
          labelPosition="before"
          value={drawing.distance}
          isFirst={first === 'distance'}
          onKeep={(distance) => setDetails({ distance })}
        />
      </LegRow>
    </>
  )
})
