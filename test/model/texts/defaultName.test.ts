import { describe, expect, it } from 'vitest'
import { isDefaultName, nameFromLoaded } from '../../../src/model/texts/defaultName'
import { LANGUAGES } from '../../../src/storage/settings/languages'
import { WORDS_OF } from '../../../src/ui/words/words'
import { drawing, LINE, stateWith, whole } from '../../support/drawings'
import { must } from '../../support/must'

it.each(LANGUAGES)('isDefaultName knows the name that the app gives a new tocht in %s', async (language) => {
  const { defaultName } = await WORDS_OF[language]()
  expect(isDefaultName(defaultName(12))).toBe(true)
})

const nameOf = (name: string, drawn: ReturnType<typeof drawing>, loaded: string) => {
  const state = stateWith(whole([drawn], { name }))
  return nameFromLoaded(state, must(state.tochten['a']), loaded)
}

describe('loading into a tocht takes the loaded name', () => {
  it.each([
    ['if nobody named it and nothing is drawn', 'Tocht 3', drawing('a1'), 'Bos', 'Bos'],
    ['if its name was removed', ' ', drawing('a1'), 'Bos', 'Bos'],
    ['but not if somebody named it', 'Nachttocht 3', drawing('a1'), 'Bos', undefined],
    ['but not if something is drawn', 'Tocht 3', drawing('a1', LINE), 'Bos', undefined],
    ['but not if the loaded tocht has no name', 'Tocht 3', drawing('a1'), ' ', undefined],
  ])('%s', (_, name, drawn, loaded, called) => {
    expect(nameOf(name, drawn, loaded)).toBe(called)
  })
})
