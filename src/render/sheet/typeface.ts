import { charactersOf } from '../../model/texts/characters'
import type { Letters } from '../font/trueType'
import { directedParts } from './directions'
import { LONGEST_LINE } from './sheetText'
import type { TextOutline, TextRun, Typeface } from './sheetText'

/** Outlines of characters that the typeface lacks, from the fonts of the device. */
export interface DrawnText {
  /** The width of a text, in ems. */
  readonly widthOf: (text: string) => number
  /** `undefined` where the browser does not let canvases be read. */
  readonly outlineOf: (text: string, isRightToLeft?: boolean) => TextOutline | undefined
}

/** Marks that stay separate after composition; a PDF would place them beside their letter. */
const NEEDS_SHAPING = /[\p{M}\p{Cf}]/u

/** Code points without a meaning of their own: each font draws something else there, or nothing. */
const PRIVATE_USE = /\p{Co}/u

/** Letters of western languages: each is a character of its own, and they run from left to right. */
const WESTERN = /^[ -~\u00a0-\u024f]+$/

/** A code point that Unicode never assigns. */
const NO_CHARACTER = '\u{10fffe}'

/** The paths of an outline, to compare. */
const shapeOf = (outline: TextOutline | undefined): string => (outline?.layers ?? []).map(({ d }) => d).join(' ')

/** The sheet's typeface: text where the font has the characters, otherwise outlines. */
export const typefaceFrom = (letters: Letters, drawn: DrawnText): Typeface => {
  const known = new Map<string, boolean>()
  const has = (character: string): boolean => {
    const found =
      known.get(character) ??
      (!NEEDS_SHAPING.test(character) &&
        !PRIVATE_USE.test(character) &&
        Array.from(character).every((one) => letters.advanceOf(one.codePointAt(0) ?? 0) !== undefined))
    known.set(character, found)
    return found
  }

  /** Layouts measure texts thousands of times: most of them are one part, and need no search for others. */
  const isOnePart = (text: string): boolean =>
    text.length <= LONGEST_LINE && WESTERN.test(text) && Array.from(text).every(has)

  const setText = (text: string): TextRun => ({
    text,
    width: Array.from(text).reduce((sum, one) => sum + (letters.advanceOf(one.codePointAt(0) ?? 0) ?? 0), 0),
  })

  const partsOf = (text: string): readonly Part[] =>
    isOnePart(text)
      ? [{ text, drawn: false }]
      : withSpacesBefore(
          directedParts(text).flatMap((part): readonly Part[] =>
            part.isRightToLeft ? [{ ...part, drawn: true }] : split(part.text, has),
          ),
        )

  const widthOfPart = ({ text, drawn: isDrawn, after = '' }: Part): number =>
    isDrawn ? drawn.widthOf(text) + setText(after).width : setText(text).width

  const outlines = new Map<string, TextOutline>()
  const outlineOf = ({ text, isRightToLeft = false }: Part): TextOutline | undefined => {
    const key = `${isRightToLeft} ${text}`
    const outline = outlines.get(key) ?? drawn.outlineOf(text, isRightToLeft)
    if (outline) outlines.set(key, outline)
    return outline
  }

  /** Whether the device draws a character as it draws one that no font can have. */
  const isBox = (character: string): boolean => {
    if (PRIVATE_USE.test(character)) return true
    // Most characters differ in width already; tracing is slow.
    if (drawn.widthOf(character) !== drawn.widthOf(NO_CHARACTER)) return false
    const box = shapeOf(outlineOf({ text: NO_CHARACTER, drawn: true }))
    return box !== '' && shapeOf(outlineOf({ text: character, drawn: true })) === box
  }

  /** Without an outline a part stays text, for which screen and print use the fonts of the device. */
  const runOf = (part: Part): TextRun => {
    if (!part.drawn) return setText(part.text)
    const outline = outlineOf(part)
    const isMissing = !outline || charactersOf(part.text, LONGEST_LINE).some(isBox)
    return {
      text: `${part.text}${part.after ?? ''}`,
      width: widthOfPart(part),
      ...(outline && { outline }),
      ...(isMissing && { isMissing }),
    }
  }

  return {
    widthOf: (text) => partsOf(text).reduce((sum, part) => sum + widthOfPart(part), 0),
    textRunsOf: (text) => partsOf(text).map(runOf),
  }
}

interface Part {
  readonly text: string
  /** Whether the part becomes an outline. Letters that run from right to left join, so they are drawn as a whole. */
  readonly drawn: boolean
  readonly isRightToLeft?: boolean
  /** Spaces to the right of an outline. */
  readonly after?: string
}

/** Spaces between an outline and a text count to the outline: SVG drops a space at the beginning of a text. */
const withSpacesBefore = (parts: readonly Part[]): readonly Part[] =>
  parts.flatMap((part, index): readonly Part[] => {
    const own = index === 0 || part.drawn ? part.text : part.text.trimStart()
    const next = parts[index + 1]
    const after = part.drawn && next && !next.drawn ? (/^ */.exec(next.text)?.[0] ?? '') : ''
    return own === '' ? [] : [{ ...part, text: own, ...(after !== '' && { after }) }]
  })

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
