import { describe, expect, it } from 'vitest'
import { ICONS } from '../../../src/model/icons'
import { LANGUAGES } from '../../../src/storage/settings/languages'
import { findIcons, ICON_WORDS } from '../../../src/ui/words/iconWords'

const found = (query: string): readonly (string | undefined)[] => findIcons(query).map((index) => ICONS[index]?.name)

describe('the words of the icons', () => {
  it.each([
    ['bridge', ['bridge']],
    ['Brug', ['bridge']],
    ['slagboom', ['barrier']],
    ['Bareel', ['barrier']],
    [' stile ', ['gate']],
    ['finish', ['flag']],
    ['spoor', ['railway', 'levelCrossing']],
    ['river', ['water']],
    ['zzz', []],
  ])('find an icon in both languages, in any case: %s', (query, names) => {
    expect(found(query)).toEqual(names)
  })

  it('find every icon while nothing is sought', () => {
    expect(findIcons('')).toEqual([...ICONS.keys()])
    expect(findIcons(' ')).toEqual([...ICONS.keys()])
  })

  it.each(LANGUAGES)('differ from icon to icon, as do the labels: %s', (language) => {
    const words = Object.values(ICON_WORDS[language])
    expect(new Set(words).size).toBe(ICONS.length)
    expect(new Set(ICONS.map(({ name, label }) => label ?? ICON_WORDS[language][name])).size).toBe(ICONS.length)
  })
})
