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
  readonly tag: readonly string[]
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

export const tochtenOf = ({ content }: Case): readonly StoredTocht[] => (content === 'full' ? full() : BLANK)

const ways = (content: Case['content'], sizes: readonly SizeName[]) =>
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
    tag: way === number % all.length ? [ONCE] : [],
  }))
}

export const CASES: readonly Case[] = [...PLACES, ...RARE].flatMap(casesOf)

export const titleOf = ({ place, size, language, content }: Case): string =>
  `${place.name}, ${size}, ${language}, ${content}`
