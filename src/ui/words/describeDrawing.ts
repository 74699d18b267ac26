import { readOnce } from '../../geometry/junction/readOnce'
import { showsFishbone } from '../../model/fishbone/readFishbone'
import type { DrawingElement } from '../../model/types'
import type { Language } from '../../storage/settings/languages'
import { junctionEn, type JunctionWords } from './junctionEn'
import { junctionNl } from './junctionNl'
import { junctionText } from './junctionText'

/** Both languages are loaded together: a separate request would cost more than the words of the other language. */
const JUNCTION_WORDS: Readonly<Record<Language, JunctionWords>> = { en: junctionEn, nl: junctionNl }

/**
 * Describes a drawing for people who cannot see it; `undefined` for a fish-bone and anything else that is no junction.
 */
export const describeDrawing = (elements: readonly DrawingElement[], language: Language): string | undefined =>
  showsFishbone(elements) ? undefined : junctionText(JUNCTION_WORDS[language], readOnce(elements))
