import { LANGUAGES, type Language } from '../../src/storage/settings/languages'
import { BLANK, bothKinds, FEW_DRAWINGS, PLACES, RARE, SCREEN_PLACES, type Place } from '../e2e/places'
import { SIZE_NAMES, type SizeName } from '../support/sizes'
import type { StoredTocht } from '../support/tochten/storedTochten'
import { ONCE } from './shares'

/**
 * A screen, dialog or menu in one of the states in which users see it. Each case is checked in the dark and the light
 * theme.
 */
export interface Case {
  readonly place: Place
  readonly size: SizeName
  readonly language: Language
  readonly content: 'full' | 'empty'
  /** Whether the shorter run, of every place once, checks the case. */
  readonly isOnce: boolean
}

const NOTES = ['Door het poortje, langs de beek tot aan het bankje', 'Opgelet: drukke baan', undefined]

/** Tochten with all details that drawings may have, and names like those of leaders. */
const full = (): readonly StoredTocht[] =>
  bothKinds(FEW_DRAWINGS).map(({ name, style, drawings }) => ({
    name: `${name}, zaterdag met de jonggivers`,
    style,
    drawings,
    details: drawings.map((_, place) => ({
      distance: 120 + 1050 * place,
      note: NOTES[place % NOTES.length] ?? '',
    })),
  }))

export const tochtenOf = (content: Case['content']): readonly StoredTocht[] => (content === 'full' ? full() : BLANK)

const ways = (content: Case['content'], sizes: readonly SizeName[]): Pick<Case, 'content' | 'size' | 'language'>[] =>
  sizes.flatMap((size) => LANGUAGES.map((language) => ({ content, size, language })))

const casesOf = (place: Place, number: number): readonly Case[] => {
  const { sizes = SIZE_NAMES, needsDrawings = false } = place
  // Dialogs and menus do not depend on the content of the screen below, so they are opened over one content only.
  const isOfBoth = SCREEN_PLACES.includes(place) && !needsDrawings
  const all = [...ways('full', sizes), ...(isOfBoth ? ways('empty', sizes) : [])]
  return all.map(({ content, size, language }, way) => ({
    place,
    size,
    language,
    content,
    isOnce: way === number % all.length,
  }))
}

export const titleOf = ({ place, size, language, content }: Case): string =>
  `${place.name}, ${size}, ${language}, ${content}`

/** Cases that one test checks on one page, one after the other. */
interface Visit {
  readonly title: string
  readonly cases: readonly [Case, ...Case[]]
  readonly tag: readonly string[]
}

const visitOf = (title: string, cases: readonly Case[]): readonly Visit[] => {
  const [first, ...others] = cases
  return first ? [{ title, cases: [first, ...others], tag: first.isOnce ? [ONCE] : [] }] : []
}

const CASES = PLACES.flatMap(casesOf)

/** All cases; those on one page have the same tochten and language. */
export const VISITS: readonly Visit[] = [
  ...ways('full', SIZE_NAMES)
    .concat(ways('empty', SIZE_NAMES))
    .flatMap(({ content, size, language }) => {
      const those = CASES.filter((one) => one.content === content && one.size === size && one.language === language)
      const title = `${size}, ${language}, ${content}`
      return [true, false].flatMap((isOnce) =>
        visitOf(
          `${isOnce ? 'some' : 'the other'} places, ${title}`,
          those.filter((one) => one.isOnce === isOnce),
        ),
      )
    }),
  // Rare places change the page for good.
  ...RARE.flatMap(casesOf).flatMap((one) => visitOf(titleOf(one), [one])),
]
