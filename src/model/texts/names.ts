import { shortened, withCodePoints, CODE_POINTS_PER_CHARACTER } from './characters'

/** The name of a tocht, in graphemes (characters as people count them). */
export const LONGEST_NAME = 120
/** The text of a label, in graphemes. */
export const LONGEST_LABEL = 24

// Line feeds and tabs separate words. Other control characters and direction marks mean nothing in a name and can make
// it look like another.
const SPACES = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
const CONTROLS = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu
const LONE_SURROGATES = /\p{Cs}/gu

/** A name as stored: short, one line, NFC, without control characters and direction marks. */
export const cleanName = (name: string): string => shortened(cleanLine(name, LONGEST_NAME), LONGEST_NAME)

/** A label as stored: like a name, without spaces around it. Empty if nothing is left to show. */
export const labelText = (text: string): string =>
  shortened(cleanLine(text, LONGEST_LABEL).trim(), LONGEST_LABEL).trimEnd()

/** Normalising takes long when letters have very many marks, so their number is limited first. */
const cleanLine = (text: string, longest: number): string =>
  withCodePoints(text, longest * CODE_POINTS_PER_CHARACTER)
    .replace(SPACES, ' ')
    .replace(CONTROLS, '')
    .replace(LONE_SURROGATES, '\uFFFD')
    .normalize('NFC')

/** The default name of a new tocht, in every language. */
const DEFAULT_NAME = /^Tocht \d+$/

/** Whether nobody has given a tocht this name. */
export const isDefaultName = (name: string): boolean => name.trim() === '' || DEFAULT_NAME.test(name)
