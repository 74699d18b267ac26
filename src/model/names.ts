import { CODE_POINTS_PER_CHARACTER, LONGEST_NAME } from '../constants'
import { shortened, withCodePoints } from './characters'

// Line feeds and tabs stand between words; other controls, and marks that turn the direction of what follows, mean nothing
// in a name and can make it look like another one.
const SPACES = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
const CONTROLS = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu
const LONE_SURROGATES = /\p{Cs}/gu

/** A name as it is kept: short, one line, composed letters (NFC), no control characters and none that turn the writing. */
export const cleanName = (name: string): string =>
  shortened(clean(withCodePoints(name, MOST_CODE_POINTS)), LONGEST_NAME)

/** To compose letters takes long where one bears many marks. */
const MOST_CODE_POINTS = LONGEST_NAME * CODE_POINTS_PER_CHARACTER

const clean = (name: string): string =>
  name.replace(SPACES, ' ').replace(CONTROLS, '').replace(LONE_SURROGATES, '\uFFFD').normalize('NFC')
