/** FNV-1a, 32 bits, over UTF-16 units: to notice that a text is not the one we wrote, not to guard against an attacker. */
export const hash = (text: string): string => {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return (value >>> 0).toString(16).padStart(8, '0')
}
