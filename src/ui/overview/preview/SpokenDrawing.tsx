import { Description } from '@headlessui/react'
import type { Drawing } from '../../../model/types'
import { DrawingText } from '../../words/DrawingText'
import { useWords } from '../../words/words'

interface Props {
  readonly drawing: Drawing
  /** The index of the drawing in the tocht. */
  readonly drawingIndex: number
  /** The number of drawings in the tocht. */
  readonly count: number
}

/**
 * Describes the drawing of a dialog to screen readers: its place among the others, then what it shows. Announced when
 * the dialog shows another drawing, or the same one at another place.
 */
export const SpokenDrawing = (props: Props) => (
  <Description aria-live="polite" className="sr-only">
    {/* Mounted again, so that the description of the previous drawing is not announced for this one. */}
    <PlaceAndText key={`${props.drawing.id} ${props.drawingIndex} ${props.count}`} {...props} />
  </Description>
)

const PlaceAndText = ({ drawing: { elements }, drawingIndex, count }: Props) => {
  const words = useWords()
  return (
    <>
      {`${words.field.title(drawingIndex + 1, count)}. `}
      <DrawingText elements={elements} words={words} />
    </>
  )
}
