import { Description } from '@headlessui/react'
import type { ComponentProps } from 'react'
import type { Drawing } from '../../../model/types'
import { PlaceAndText } from '../../words/DrawingText'
import { useWords } from '../../words/words'

interface Props extends Pick<ComponentProps<typeof PlaceAndText>, 'drawingIndex' | 'count'> {
  readonly drawing: Drawing
}

/**
 * Describes the drawing of a dialog to screen readers: its place among the others, then what it shows. Announced when
 * the dialog shows another drawing, or the same one at another place.
 */
export const SpokenDrawing = ({ drawing: { id, elements }, drawingIndex, count }: Props) => {
  const words = useWords()
  return (
    <Description aria-live="polite" className="sr-only">
      {/* Mounted again, so that the description of the previous drawing is not announced for this one. */}
      <PlaceAndText key={`${id} ${drawingIndex} ${count}`} {...{ elements, words, drawingIndex, count }} />
    </Description>
  )
}
