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
  return elements.length === 0 ? words.overview.emptyDrawing : description
}
