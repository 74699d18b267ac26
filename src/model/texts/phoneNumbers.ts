import { EMERGENCY_NUMBER } from '../../constants'

/** A phone number in a text: its index, its text and the digits to dial. */
export interface PhoneNumber {
  readonly from: number
  readonly text: string
  readonly dialled: string
}

/** Six or more digits with common separators, or the European emergency number. */
const NUMBER = new RegExp(String.raw`\+?\d(?:[ ()./-]*\d){5,}|\b${EMERGENCY_NUMBER}\b`, 'g')

export const phoneNumbersIn = (text: string): readonly PhoneNumber[] =>
  Array.from(text.matchAll(NUMBER), ({ 0: found, index }) => ({
    from: index,
    text: found,
    dialled: found.replace(/[^+\d]/g, ''),
  }))
