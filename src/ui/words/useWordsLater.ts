import { useLater } from '../shared/loading/useLater'
import type { Words } from './en'
import { useShownLanguage, WORDS_OF } from './words'

/**
 * The texts of `useWords`, for components that can do without them; `undefined` until they are loaded, or if they fail to
 * load.
 */
export const useWordsLater = (): Words | undefined => useLater(WORDS_OF[useShownLanguage()])
