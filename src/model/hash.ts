const BASIS = 0x811c9dc5
const PRIME = 0x01000193

/** One step of FNV-1a (32 bits) over the next 16 bits of the input. */
export const mix = (value: number, bits: number): number => Math.imul(value ^ bits, PRIME)

/** Mixes 32 bits into a hash. */
export const mixWhole = (value: number, bits: number): number => mix(mix(value, bits & 0xffff), bits >>> 16)

/**
 * Steps per unit or metre, whatever precision is stored. Part of the hash: with another number, every drawing that was
 * checked counts as changed.
 */
const HASH_STEPS = 1_000

/** Mixes a coordinate or a distance into a hash. */
export const mixNumber = (value: number, number: number): number => mixWhole(value, Math.round(number * HASH_STEPS))

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

/** The finaliser of MurmurHash3: it mixes high bits into the low bits, which FNV does not. */
export const scattered = (value: number): number => {
  const first = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35)
  return (second ^ (second >>> 16)) >>> 0
}
