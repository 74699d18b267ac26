import { parse, type ParseError } from 'jsonc-parser'
import type { ImportFault } from './importFault'

/**
 * Where a text, or a piece of it that should be JSON by itself, stops being so. The engine's own parser is fast but words its errors as it likes and often gives no
 * position, so a text that it refused is read once more by one that does.
 */
export const syntaxFault = (text: string, start = 0, end = text.length): ImportFault => {
  const offset = firstError(text.slice(start, end))
  if (offset === undefined) return { kind: 'tooDeep' }
  const before = text.slice(0, start + offset)
  return { kind: 'notJson', line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') }
}

/** Undefined where brackets are nested deeper than the parser's recursion goes; no tocht comes near that. */
const firstError = (text: string): number | undefined => {
  const errors: ParseError[] = []
  try {
    parse(text, errors, { disallowComments: true, allowTrailingComma: false })
    return errors[0]?.offset ?? text.length
  } catch {
    return undefined
  }
}
