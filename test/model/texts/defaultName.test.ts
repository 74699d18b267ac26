import { expect, it } from 'vitest'
import { isDefaultName } from '../../../src/model/texts/names'
import { LANGUAGES } from '../../../src/storage/settings/languages'
import { WORDS_OF } from '../../../src/ui/words/words'

it.each(LANGUAGES)('isDefaultName knows the name that the app gives a new tocht in %s', async (language) => {
  const { defaultName } = await WORDS_OF[language]()
  expect(isDefaultName(defaultName(12))).toBe(true)
})
