const BASIS = 0x811c9dc5
const PRIME = 0x01000193

/** One step of FNV-1a (32 bits) over the next 16 bits of the input. */
export const mix = (value: number, bits: number): number => Math.imul(value ^ bits, PRIME)

/** Hashes the UTF-16 units of a text. */
export const mixText = (text: string): number => {
  let value = BASIS
  for (let index = 0; index < text.length; index += 1) value = mix(value, text.charCodeAt(index))
  return value
}

/** Detects a text that this app did not write; no protection against an attacker. */
export const hash = (text: string): string => bitsText(mixText(text))

/** 32 bits as eight hexadecimal digits. */
export const bitsText = (bits: number): string => (bits >>> 0).toString(16).padStart(8, '0')
