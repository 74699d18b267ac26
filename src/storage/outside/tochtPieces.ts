/** The part of a text that holds one item of its list. */
export interface TextPiece {
  readonly start: number
  readonly end: number
  /** The parsed item; `undefined` if it is not JSON. */
  readonly value: unknown
}

/** Whether a text begins as a list of tochten (objects), not of drawings (lists). */
export const startsTochtList = (text: string): boolean => LIST_START.test(text)

/** `\s` includes the byte order mark that some programs put before copied text. */
const LIST_START = /^\s*\[\s*(?=\{)/

/**
 * The items of a list, parsed one by one to save memory. Where the text stops being JSON, continues at each possible
 * beginning of a tocht.
 */
export function* piecesIn(text: string): Generator<TextPiece> {
  let at = LIST_START.exec(text)?.[0].length ?? 0
  for (;;) {
    const end = itemEnd(text, at, text.length)
    const value = parsed(text.slice(at, end))
    if (value === undefined) break
    yield { start: at, end, value }
    at = end + 1
    if (text[end] !== ',') break
  }
  yield* damagedPieces(text, at)
}

/** The name of a tocht stands before its style; other members may be called `name`, too. */
export const NAME_BEFORE_STYLE = /"name"\s*:\s*("(?:[^"\\]|\\.)*")\s*,\s*"style"\s*:/

/** The text with which this app begins a tocht. Within a tocht only unknown members may look like this. */
const TOCHT_START = new RegExp(`\\{\\s*(?:"drawings"\\s*:|${NAME_BEFORE_STYLE.source})`, 'g')
const NOTHING = /^[\s,[\]]*$/

/** Whether a text contains several tochten, wherever the first begins. */
export const holdsSeveralTochten = (text: string): boolean => {
  const starts = text.matchAll(TOCHT_START)
  starts.next()
  return starts.next().done === false
}

/** The text between beginnings of tochten, in a damaged text. */
function* damagedPieces(text: string, from: number): Generator<TextPiece> {
  const starts = Array.from(text.slice(from).matchAll(TOCHT_START), ({ index }) => from + index)
  const limits = [from, ...starts, text.length]
  for (const [index, limit] of limits.slice(1).entries()) {
    const start = limits[index] ?? limit
    const end = itemEnd(text, start, limit)
    const value = parsed(text.slice(start, end))
    const isSound = value !== undefined && NOTHING.test(text.slice(end, limit))
    if (isSound) yield { start, end, value }
    else if (!NOTHING.test(text.slice(start, limit))) yield { start, end: limit, value: undefined }
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/** The end of an item: the comma or bracket after it, or `limit`. Ignores text in quotes. */
const itemEnd = (text: string, start: number, limit: number): number => {
  let depth = 0
  let quoted = false
  for (let at = start; at < limit; at += 1) {
    const code = text.charCodeAt(at)
    if (quoted) {
      if (code === BACKSLASH) at += 1
      else if (code === QUOTE) quoted = false
    } else if (code === QUOTE) quoted = true
    else if (code === OPEN_OBJECT || code === OPEN_LIST) depth += 1
    else if (depth === 0 && (code === COMMA || code === CLOSE_LIST)) return at
    else if (code === CLOSE_OBJECT || code === CLOSE_LIST) depth -= 1
  }
  return limit
}
