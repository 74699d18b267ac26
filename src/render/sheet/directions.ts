import bidiFactory from 'bidi-js'
import { isolated, RIGHT_TO_LEFT } from '../../model/texts/isolate'

/** A part of a line in which all characters run in one direction. */
export interface DirectedPart {
  readonly text: string
  readonly isRightToLeft: boolean
}

const bidi = bidiFactory()

const ISOLATE = /[\u2066-\u2069]/
/** Marks that only direct the text around them. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * The parts of a line from left to right, by the Unicode Bidirectional Algorithm. A line with isolates was put together
 * and runs from left to right; any other line is one text and runs as its first letter does.
 */
export const directedParts = (text: string): readonly DirectedPart[] => {
  if (!RIGHT_TO_LEFT.test(text)) return [{ text: text.replace(MARKS, ''), isRightToLeft: false }]
  const line = ISOLATE.test(text) ? text : isolated(text)
  const { levels } = bidi.getEmbeddingLevels(line, 'ltr')
  const parts = levelParts(line, levels)
  const highest = Math.max(...parts.map(({ level }) => level))
  for (let level = highest; level >= 1; level -= 1) turnFrom(level, parts)
  return joined(parts)
}

interface LevelPart {
  text: string
  readonly level: number
}

/** Parts of one level each, in the order of writing, without marks. */
const levelParts = (line: string, levels: Uint8Array): LevelPart[] => {
  const parts: LevelPart[] = []
  for (const { 0: character, index } of line.matchAll(/[^]/gu)) {
    const level = levels[index] ?? 0
    const last = parts.at(-1)
    const text = character.replace(MARKS, '')
    if (last?.level === level) last.text += text
    else if (text !== '') parts.push({ text, level })
  }
  return parts
}

/** Turns around each series of parts of at least this level. */
const turnFrom = (level: number, parts: LevelPart[]): void => {
  for (let from = 0; from < parts.length; from += 1) {
    const rest = parts.slice(from)
    const length = rest.findIndex((part) => part.level < level)
    const series = rest.slice(0, length < 0 ? rest.length : length)
    parts.splice(from, series.length, ...series.toReversed())
    from += series.length
  }
}

/** Neighbours from left to right become one part, so that they can be found and read as a whole. */
const joined = (parts: readonly LevelPart[]): readonly DirectedPart[] => {
  const found: { text: string; isRightToLeft: boolean }[] = []
  for (const { text, level } of parts) {
    const isRightToLeft = level % 2 === 1
    const last = found.at(-1)
    if (last && !last.isRightToLeft && !isRightToLeft) last.text += text
    else found.push({ text, isRightToLeft })
  }
  return found
}
