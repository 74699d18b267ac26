/** The size of a label's type in the editor and in small pictures, in units. */
export const LABEL_SIZE = 40

/** Widest label in one line, in sizes of the type. */
const WIDEST = 9

/** The room for a label on screens, in units: less than the narrowest canvas. */
export const LABEL_ROOM = WIDEST * LABEL_SIZE

/** The height of a line, the distance between two, and the margin at both ends of a line, in sizes of the type. */
const LINE_HEIGHT = 1.2
const LINE_PITCH = 1.1
const MARGIN = 0.2

/** A label as it is set: one or two lines, and the size of their box in the unit of the type's size. */
export interface SetLabel {
  /** The size of its type: smaller than asked for where two lines would be wider than the room. */
  readonly size: number
  readonly lines: readonly SetLine[]
  readonly width: number
  readonly height: number
}

interface SetLine {
  readonly text: string
  /** The distance from the top of the box, and the size with the margins. */
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * Sets a label in one line, or in two where that is too wide. Two lines are as equal as words allow; a word is broken
 * only where nothing else fits. Where two lines are too wide, the type shrinks.
 *
 * @param room the greatest width, in the unit of the size
 * @param widthOf the width of a text, in ems
 */
export const setLabel = (text: string, size: number, room: number, widthOf: (text: string) => number): SetLabel => {
  const setIn = (lines: readonly string[]): SetLabel => setLines(lines, size, widthOf)
  const one = setIn([text])
  if (one.width <= Math.min(room, WIDEST * size)) return one
  const parted = [AFTER_WORD, BEFORE_LETTER].flatMap((at) => narrowest(splits(text, at).map(setIn)) ?? [])
  const best = parted.find(({ width }) => width <= room) ?? parted[0] ?? one
  if (best.width <= room) return best
  const lines = best.lines.map((line) => line.text)
  return setLines(lines, (size * room) / best.width, widthOf)
}

const setLines = (lines: readonly string[], size: number, widthOf: (text: string) => number): SetLabel => {
  const set = lines.map((line, index) => ({
    text: line,
    top: index * LINE_PITCH * size,
    width: (widthOf(line) + 2 * MARGIN) * size,
    height: LINE_HEIGHT * size,
  }))
  const width = Math.max(...set.map((line) => line.width))
  return { size, lines: set, width, height: ((lines.length - 1) * LINE_PITCH + LINE_HEIGHT) * size }
}

/** Marks stay on the letter or the space before them. */
const AFTER_WORD = /(?<=[\s-])(?=[^\s\p{M}])/u
const BEFORE_LETTER = /(?=[\p{L}\p{N}])/u

const splits = (text: string, at: RegExp): readonly (readonly string[])[] => {
  const parts = text.split(at)
  return parts
    .slice(1)
    .map((_, index) => [parts.slice(0, index + 1), parts.slice(index + 1)].map((line) => line.join('').trim()))
}

const narrowest = (candidates: readonly SetLabel[]): SetLabel | undefined =>
  candidates.reduce<SetLabel | undefined>((best, one) => (best && best.width <= one.width ? best : one), undefined)

/** Letters by their width in the typeface of app and sheet (Inter Medium), to a twentieth of an em. */
const WIDTHS: readonly (readonly [letters: string, ems: number])[] = [
  ['Iijl', 0.25],
  [" !',.:;", 0.3],
  ['()/[\\]`t|', 0.35],
  ['1fr', 0.4],
  ['-_{}', 0.45],
  ['"*^', 0.5],
  ['7?Laksvxz', 0.55],
  ['25EFJbcdeghnopquy', 0.6],
  ['#$&+034689<=>BPRSTZ~', 0.65],
  ['ADKVXY', 0.7],
  ['CGHNOQU', 0.75],
  ['w', 0.85],
  ['Mm', 0.9],
  ['%@W', 1],
]
const WIDTH_OF = new Map(WIDTHS.flatMap(([letters, ems]) => Array.from(letters, (letter) => [letter, ems] as const)))

/** Marks that stand on the letter before them. */
const MARK = /[\p{M}\p{Cf}]/u
/** Letters as wide as they are high. */
const SQUARE = /[\p{Extended_Pictographic}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u
const USUAL_WIDTH = 0.65
const SQUARE_WIDTH = 1.2

/** The width of a text on screens, in ems: within a twentieth of the typeface for Latin letters, a guess for others. */
export const labelWidth = (text: string): number =>
  Array.from(text.normalize('NFD')).reduce((sum, letter) => sum + letterWidth(letter), 0)

const letterWidth = (letter: string): number => {
  const known = WIDTH_OF.get(letter)
  if (known !== undefined) return known
  if (MARK.test(letter)) return 0
  return SQUARE.test(letter) ? SQUARE_WIDTH : USUAL_WIDTH
}
