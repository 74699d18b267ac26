const UTF16_MARKS = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const
const UTF8_MARK = [0xef, 0xbb, 0xbf]
/** The bytes at the start of a file in which an XML declaration is looked for; a server's warning may come before it. */
const DECLARATION = 1_000

/**
 * The text of bytes in the encoding that their mark of byte order gives; else in UTF-16, if they look like it; else in
 * the encoding that an XML declaration names, or in UTF-8. Bytes of zero, with which a device that lost power fills up files,
 * are left out.
 */
export const decodeText = (bytes: Uint8Array): string =>
  new TextDecoder(encodingOf(bytes)).decode(bytes).replaceAll('\0', '')

const encodingOf = (bytes: Uint8Array): string => {
  const marked = UTF16_MARKS.find(({ mark }) => beginsWith(bytes, mark))
  if (marked) return marked.encoding
  if (beginsWith(bytes, UTF8_MARK)) return 'utf-8'
  // The first character of XML and JSON is in ASCII, so one of its two bytes in UTF-16 is zero.
  const [first = 0, second = 0] = bytes
  if (first !== 0 && second === 0 && bytes.length > 1) return 'utf-16le'
  if (first === 0 && second !== 0) return 'utf-16be'
  return declaredEncoding(bytes)
}

export const beginsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

/** UTF-8 if the declared encoding is unknown, or would need two bytes for each character. */
const declaredEncoding = (bytes: Uint8Array): string => {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION))
  const named = /<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/.exec(start)?.[1] ?? ''
  try {
    const { encoding } = new TextDecoder(named)
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding
  } catch {
    return 'utf-8'
  }
}
