import { EMERGENCY_NUMBER } from '../../constants'

/** A phone number in a text: its index, its text with European digits, and the digits to dial. */
export interface PhoneNumber {
  readonly from: number
  readonly text: string
  readonly dialled: string
}

const BETWEEN = String.raw`[ ()./-]`
/** A national number: 0 and at least eight more digits. The (0) in +32 (0)470 does not begin one. */
const NATIONAL = String.raw`0(?!\))(?:${BETWEEN}*\d){8}`
/** 112 after a dash or slash, unless the number would be too short without it, as 016-341-112 would be. */
const EMERGENCY_NEXT = String.raw`(?<=(?:\d${BETWEEN}*){9}) ?[/-] ?${EMERGENCY_NUMBER}\b`
/** Separators within a number, which ends before a national number and before 112. */
const SEPARATORS = String.raw`(?!${EMERGENCY_NEXT})${BETWEEN}+(?!${NATIONAL})`

/** Six or more digits with common separators, or the European emergency number. */
const NUMBER = new RegExp(String.raw`\+?\d(?:(?:${SEPARATORS})?\d){5,}|\b${EMERGENCY_NUMBER}\b`, 'g')

export const phoneNumbersIn = (text: string): readonly PhoneNumber[] =>
  Array.from(withEuropeanDigits(text).matchAll(NUMBER), ({ 0: found, index }) => ({
    from: index,
    text: found,
    // From abroad the (0) is not dialled.
    dialled: (found.startsWith('+') ? found.replace('(0)', '') : found).replace(/[^+\d]/g, ''),
  }))

/** Arabic and Persian digits, which the sheet's typeface lacks; the last four bits of their codes are their values. */
const withEuropeanDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
