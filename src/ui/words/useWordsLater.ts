import { useLater } from '../shared/useLater'
import type { Words } from './en'
import { useSpokenLanguage, WORDS_OF } from './words'

/** All words for what can do without them: undefined until they are there, and where they do not come. */
export const useWordsLater = (): Words | undefined => useLater(WORDS_OF[useSpokenLanguage()])
