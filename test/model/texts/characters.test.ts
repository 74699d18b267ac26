import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const loaded = async () => {
  vi.resetModules()
  return import('../../../src/model/texts/characters')
}

describe('the first characters of a text', () => {
  it('are letters as people count them', async () => {
    const { charactersOf } = await loaded()
    expect(charactersOf('🇧🇪 Zoë', 3)).toEqual(['🇧🇪', ' ', 'Z'])
  })

  it('are there in a browser without a segmenter, which cuts no character of two units', async () => {
    vi.stubGlobal('Intl', {})
    const { charactersOf, shortened } = await loaded()
    expect(charactersOf('🌲 Zoë', 3)).toEqual(['🌲', ' ', 'Z'])
    expect(shortened('🌲🌲🌲', 2)).toBe('🌲🌲')
  })
})
