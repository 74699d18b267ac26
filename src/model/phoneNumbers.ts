/** A number to call in a text: where it stands there, and what a phone dials. */
export interface PhoneNumber {
  readonly from: number
  readonly text: string
  readonly dialled: string
}

/** Digits with what people write between them, six or more; or the European emergency number. */
const NUMBER = /\+?\d(?:[ ()./-]*\d){5,}|\b112\b/g

export const phoneNumbersIn = (text: string): readonly PhoneNumber[] =>
  Array.from(text.matchAll(NUMBER), ({ 0: found, index }) => ({
    from: index,
    text: found,
    dialled: found.replace(/[^+\d]/g, ''),
  }))
