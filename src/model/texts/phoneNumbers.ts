import { EMERGENCY_NUMBER } from '../../constants'

/** A phone number in a text: its index, its text and the digits to dial. */
export interface PhoneNumber {
  readonly from: number
  readonly text: string
  readonly dialled: string
}

const BETWEEN = String.raw`[ ()./-]`
/** A national number: 0 and at least eight more digits. The (0) in +32 (0)470 does not begin one. */
const NATIONAL = String.raw`0(?!\))(?:${BETWEEN}*\d){8}`
/** Separators within a number. Before a national number, or before 112 after a dash or slash, the number ends. */
const SEPARATORS = String.raw`(?! [/-] ${EMERGENCY_NUMBER}\b)${BETWEEN}+(?!${NATIONAL})`

/** Six or more digits with common separators, or the European emergency number. */
const NUMBER = new RegExp(String.raw`\+?\d(?:(?:${SEPARATORS})?\d){5,}|\b${EMERGENCY_NUMBER}\b`, 'g')

export const phoneNumbersIn = (text: string): readonly PhoneNumber[] =>
  Array.from(text.matchAll(NUMBER), ({ 0: found, index }) => ({
    from: index,
    text: found,
    // From abroad the (0) is not dialled.
    dialled: (found.startsWith('+') ? found.replace('(0)', '') : found).replace(/[^+\d]/g, ''),
  }))
