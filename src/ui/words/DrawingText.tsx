import type { DrawingElement } from '../../model/types'
import type { Words } from './en'
import { useDescription } from './useDescription'

interface Props {
  readonly elements: readonly DrawingElement[]
  readonly words: Words
}

/** The content of a drawing in words: that it is empty, or its description. */
export const DrawingText = ({ elements, words }: Props) => {
  const description = useDescription(elements)
  return <span>{elements.length === 0 ? words.overview.emptyDrawing : description}</span>
}

interface PlacedProps extends Props {
  /** The index of the drawing in the tocht. */
  readonly drawingIndex: number
  /** The number of drawings in the tocht. */
  readonly count: number
}

/** The place of a drawing among the others, then its content. */
export const PlaceAndText = ({ drawingIndex, count, ...drawing }: PlacedProps) => (
  <>
    <span>{`${drawing.words.field.title(drawingIndex + 1, count)}. `}</span>
    <DrawingText {...drawing} />
  </>
)
