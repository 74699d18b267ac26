import { readOnce } from '../../geometry/readOnce'
import { rowsOf } from '../../model/readFishbone'
import type { DrawingElement } from '../../model/types'
import type { Language } from '../../storage/settings/languages'
import { junctionEn, type JunctionWords } from './junctionEn'
import { junctionNl } from './junctionNl'
import { junctionText } from './junctionText'

/** Both are less than the request for one of them. */
const JUNCTION_WORDS: Readonly<Record<Language, JunctionWords>> = { en: junctionEn, nl: junctionNl }

/** What a drawing shows, for people who cannot see it. A fish-bone is no junction; undefined for whatever is none. */
export const describeDrawing = (elements: readonly DrawingElement[], language: Language): string | undefined =>
  isFishbone(elements) ? undefined : junctionText(JUNCTION_WORDS[language], readOnce(elements))

/** A spine without roads is as well a straight route. */
const isFishbone = (elements: readonly DrawingElement[]): boolean =>
  elements.length > 1 && rowsOf(elements) !== undefined
