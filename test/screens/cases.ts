import type { Language } from '../../src/storage/settings/languages'
import { BLANK, bothKinds, PLACES, RARE, SCREENS, type Place } from '../e2e/places'
import { SIZE_NAMES, type SizeName } from '../support/sizes'
import type { StoredTocht } from '../support/storedTochten'
import { ONCE, TENTH } from './shares'

/** A place as somebody may see it. It is looked at in both themes, dark and light. */
export interface Case {
  readonly place: Place
  readonly size: SizeName
  readonly language: Language
  readonly content: 'full' | 'empty'
  /** Which shorter runs look at it: one in ten, and every place once. */
  readonly tag: readonly string[]
}

/** Enough to fill a phone, and no more to look at than that. */
const DRAWINGS = 6

const NOTES = ['Door het poortje, langs de beek tot aan het bankje', 'Opgelet: drukke baan', undefined]

/** Tochten with what drawings may have, and a name as leaders give them. */
const full = (): readonly StoredTocht[] =>
  bothKinds(DRAWINGS).map(({ name, style, drawings }) => ({
    name: `${name}, zaterdag met de jonggivers`,
    style,
    drawings,
    details: drawings.map((_, place) => ({
      distance: 120 + 1050 * place,
      note: NOTES[place % NOTES.length] ?? '',
    })),
  }))

export const tochtenOf = ({ content }: Case): readonly StoredTocht[] => (content === 'full' ? full() : BLANK)

const LANGUAGES = ['en', 'nl'] as const

const ways = (content: Case['content'], sizes: readonly SizeName[]) =>
  sizes.flatMap((size) => LANGUAGES.map((language) => ({ content, size, language })))

/** Three shares no factor with ten: each tenth place is at another size, language and content. */
const inTenth = (place: number, way: number): boolean => (place + 3 * way) % 10 === 0

const casesOf = (place: Place, number: number): readonly Case[] => {
  const { sizes = SIZE_NAMES, needsDrawings = false } = place
  // What opens over a screen does not change with what lies below it.
  const isOfBoth = SCREENS.includes(place) && !needsDrawings
  const all = [...ways('full', sizes), ...(isOfBoth ? ways('empty', sizes) : [])]
  return all.map(({ content, size, language }, way) => ({
    place,
    size,
    language,
    content,
    tag: [...(inTenth(number, way) ? [TENTH] : []), ...(way === number % all.length ? [ONCE] : [])],
  }))
}

export const CASES: readonly Case[] = [...PLACES, ...RARE].flatMap(casesOf)

export const titleOf = ({ place, size, language, content }: Case): string =>
  `${place.name}, ${size}, ${language}, ${content}`
