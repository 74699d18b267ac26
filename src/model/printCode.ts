import { DEFAULT_SHEET } from './defaultSheet'
import { hashOfDrawing, mixWhole } from './drawingHash'
import { mixText } from './hash'
import { isObject } from './isObject'
import type { SheetOptions } from './sheetOptions'
import type { Drawing, Size, Style } from './types'

/** All that a sheet is made of but the day on which it is made. */
export interface PrintedContent {
  readonly name: string
  readonly phone: string
  readonly language: string
  readonly style: Style
  readonly canvas: Size
  readonly options: SheetOptions
  readonly drawings: readonly Drawing[]
}

/** No letter that looks like another one or a digit, and no vowels, so that no code is a word. */
const ALPHABET = '23456789CDFGHJKMNPQRTVWXY'
const LENGTH = 4

/**
 * The version of a sheet, as four characters that stand on paper and screen. Whatever is printed alike has the same code on
 * every device; of other contents one in 390,625 has it too.
 */
export const printCode = ({ drawings, ...facts }: PrintedContent): string => {
  const text = factsText(facts)
  return codeOf(drawings.reduce((value, drawing) => mixWhole(value, hashOfDrawing(drawing)), mixText(text)))
}

const factsText = ({ name, phone, language, style, canvas, options }: Omit<PrintedContent, 'drawings'>): string =>
  JSON.stringify([name.trim(), phone.trim(), language, style, canvas.width, canvas.height, choicesOf(options)])

/** How each choice is printed where it was never made. The leaders' own page says nothing of what the others hold. */
const USUAL: Readonly<Record<Exclude<keyof SheetOptions, 'printed' | 'remarks'>, unknown>> = {
  ...DEFAULT_SHEET,
  rowNumbers: true,
  crop: false,
  distances: undefined,
  toFirst: undefined,
  layout: 'boxes',
  legend: false,
  emphasis: false,
  explain: undefined,
  startNote: '',
  finishNote: '',
  imposition: undefined,
}

const CHOICES = (Object.keys(USUAL) as (keyof typeof USUAL)[]).toSorted()

/** Only those that are not the usual ones: a choice that comes with a later version changes no code until it is made. */
const choicesOf = (options: SheetOptions): readonly (readonly [name: string, value: unknown])[] =>
  CHOICES.map((name) => [name, trimmed(options[name] ?? USUAL[name])] as const).filter(
    ([name, value]) => value !== USUAL[name],
  )

/** The space around a text is not printed, and an explanation of her own that is empty is none. */
const trimmed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim()
  if (!isObject(value) || typeof value.text !== 'string') return value
  return value.text.trim() === '' ? undefined : { text: value.text.trim() }
}

const codeOf = (value: number): string => {
  const bits = scattered(value)
  return Array.from(
    { length: LENGTH },
    (_, place) => ALPHABET[Math.floor(bits / ALPHABET.length ** place) % ALPHABET.length],
  ).join('')
}

/** The last step of MurmurHash3: FNV leaves in the low bits only what came from low bits. */
const scattered = (value: number): number => {
  const first = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35)
  return (second ^ (second >>> 16)) >>> 0
}
