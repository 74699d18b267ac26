import { CODE_LENGTH } from '../../constants'
import { hashOfDrawing } from '../drawingHash'
import { mixText, mixWhole, scattered } from '../hash'
import type { Drawing } from '../types'
import type { SheetOptions } from './sheetOptions'

/** What the walkers see of the route: not how a leader's sheet looks, nor her name and phone number. */
interface PrintedRoute {
  readonly options: Pick<SheetOptions, 'startNote' | 'finishNote' | 'toFirst'>
  readonly drawings: readonly Drawing[]
}

/** No letter that resembles another or a digit, and no vowels, so that no code is a word. */
const ALPHABET = '23456789CDFGHJKMNPQRTVWXY'

/**
 * The version code of a route: four characters, shown on paper and screen. The same route has the same code on the sheets
 * of all leaders; different routes have the same code in one of 390,625 cases.
 */
export const printCode = ({ options, drawings }: PrintedRoute): string =>
  codeOf(drawings.reduce((value, drawing) => mixWhole(value, hashOfDrawing(drawing)), mixText(textOf(options))))

/** Spaces at the ends of a note are not printed, and an empty note counts as none. */
const textOf = ({ startNote = '', finishNote = '', toFirst }: PrintedRoute['options']): string =>
  JSON.stringify([startNote.trim(), finishNote.trim(), toFirst])

const codeOf = (value: number): string => {
  const bits = scattered(value)
  return Array.from(
    { length: CODE_LENGTH },
    (_, place) => ALPHABET[Math.floor(bits / ALPHABET.length ** place) % ALPHABET.length],
  ).join('')
}
