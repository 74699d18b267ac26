import { CODE_LENGTH } from '../../constants'
import { DEFAULT_SHEET } from './defaultSheet'
import { hashOfDrawing, mixWhole } from '../drawingHash'
import { mixText } from '../hash'
import { isObject } from '../isObject'
import { ABSENT_CHOICES, type SheetOptions } from './sheetOptions'
import type { Drawing, Size, Style } from '../types'

/** Everything on a sheet except the print date and the credit for its map. */
export interface PrintedContent {
  readonly name: string
  readonly phone: string
  readonly language: string
  readonly style: Style
  readonly canvas: Size
  readonly options: SheetOptions
  readonly drawings: readonly Drawing[]
}

/** No letter that resembles another or a digit, and no vowels, so that no code is a word. */
const ALPHABET = '23456789CDFGHJKMNPQRTVWXY'

/**
 * The version code of a sheet: four characters, shown on paper and screen. Equal content has the same code on every
 * device; different content has the same code in one of 390,625 cases.
 */
export const printCode = ({ drawings, ...rest }: PrintedContent): string => {
  const text = textOfRest(rest)
  return codeOf(drawings.reduce((value, drawing) => mixWhole(value, hashOfDrawing(drawing)), mixText(text)))
}

const textOfRest = ({ name, phone, language, style, canvas, options }: Omit<PrintedContent, 'drawings'>): string =>
  JSON.stringify([name.trim(), phone.trim(), language, style, canvas.width, canvas.height, choicesOf(options)])

/** The default of each choice; `printed` and `remarks` do not change the walkers' pages. */
const DEFAULTS: Readonly<Record<Exclude<keyof SheetOptions, 'printed' | 'remarks'>, unknown>> = {
  ...DEFAULT_SHEET,
  ...ABSENT_CHOICES,
  distances: undefined,
  toFirst: undefined,
  explain: undefined,
  imposition: undefined,
}

const CHOICES = (Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[]).toSorted()

/**
 * The choices that differ from the default. Only these count, so that a choice of a later version changes no code until
 * it is made.
 */
const choicesOf = (options: SheetOptions): readonly (readonly [name: string, value: unknown])[] =>
  CHOICES.map((name) => [name, trimmed(options[name] ?? DEFAULTS[name])] as const).filter(
    ([name, value]) => value !== DEFAULTS[name],
  )

/** Trims texts, because spaces at their ends are not printed; an empty explanation counts as none. */
const trimmed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim()
  if (!isObject(value) || typeof value.text !== 'string') return value
  return value.text.trim() === '' ? undefined : { text: value.text.trim() }
}

const codeOf = (value: number): string => {
  const bits = scattered(value)
  return Array.from(
    { length: CODE_LENGTH },
    (_, place) => ALPHABET[Math.floor(bits / ALPHABET.length ** place) % ALPHABET.length],
  ).join('')
}

/** The finaliser of MurmurHash3: it mixes high bits into the low bits, which FNV does not. */
const scattered = (value: number): number => {
  const first = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35)
  return (second ^ (second >>> 16)) >>> 0
}
