import { LONGEST_LINE } from '../../constants'
import { charactersOf } from '../../model/texts/characters'
import type { TextOutline, TextRun, Typeface } from './sheetText'
import type { Letters } from '../font/trueType'

/** Outlines of characters that the typeface lacks, from the fonts of the device. */
export interface DrawnText {
  /** The width of a text, in ems. */
  readonly widthOf: (text: string) => number
  readonly outlineOf: (text: string) => TextOutline
}

/** Right-to-left scripts and direction marks. Their letters join and reorder, so such a line is drawn as a whole. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
/** Marks that stay separate after composition; a PDF would place them beside their letter. */
const NEEDS_SHAPING = /[\p{M}\p{Cf}]/u

/** The sheet's typeface: text where the font has the characters, otherwise outlines. */
export const typefaceFrom = (letters: Letters, drawn: DrawnText): Typeface => {
  const has = (character: string): boolean =>
    !NEEDS_SHAPING.test(character) &&
    Array.from(character).every((one) => letters.advanceOf(one.codePointAt(0) ?? 0) !== undefined)

  const setText = (text: string): TextRun => ({
    text,
    width: Array.from(text).reduce((sum, one) => sum + (letters.advanceOf(one.codePointAt(0) ?? 0) ?? 0), 0),
  })

  const parts = (text: string): readonly Part[] =>
    RIGHT_TO_LEFT.test(text) ? [{ text, drawn: true }] : split(text, has)

  const outlines = new Map<string, TextOutline>()
  const outlineOf = (text: string): TextOutline => {
    const outline = outlines.get(text) ?? drawn.outlineOf(text)
    outlines.set(text, outline)
    return outline
  }

  return {
    widthOf: (text) =>
      parts(text).reduce((sum, part) => sum + (part.drawn ? drawn.widthOf(part.text) : setText(part.text).width), 0),
    textRunsOf: (text) =>
      parts(text).map((part) =>
        part.drawn
          ? { text: part.text, width: drawn.widthOf(part.text), outline: outlineOf(part.text) }
          : setText(part.text),
      ),
  }
}

interface Part {
  readonly text: string
  readonly drawn: boolean
}

/** A space belongs to the part before it: SVG drops a space at the beginning of a text. */
const split = (text: string, has: (character: string) => boolean): readonly Part[] => {
  const parts: { text: string; drawn: boolean }[] = []
  for (const character of charactersOf(text, LONGEST_LINE)) {
    const last = parts.at(-1)
    const drawn = character === ' ' && last ? last.drawn : !has(character)
    if (last?.drawn === drawn) last.text += character
    else parts.push({ text: character, drawn })
  }
  return parts
}
