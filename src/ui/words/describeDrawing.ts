import { readOnce } from '../../geometry/junction/readOnce'
import { showsFishbone } from '../../model/fishbone/readFishbone'
import type { DrawingElement } from '../../model/types'
import type { JunctionWords } from './junctionEn'
import { junctionText } from './junctionText'

/**
 * Describes a drawing for people who cannot see it; `undefined` for a fish-bone and anything else that is not a junction.
 */
export const describeDrawing = (elements: readonly DrawingElement[], words: JunctionWords): string | undefined =>
  showsFishbone(elements) ? undefined : junctionText(words, readOnce(elements))
