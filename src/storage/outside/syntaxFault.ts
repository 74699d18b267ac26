import { parse, type ParseError } from 'jsonc-parser'
import { textPlaceAt } from '../../model/texts/textPlace'
import type { ImportFault } from './importFault'

/**
 * The place where a text, or a part of it, stops being JSON. Engines word their errors differently and often give no
 * position, so a refused text is parsed again by a parser that does.
 */
export const syntaxFault = (text: string, start = 0, end = text.length): ImportFault => {
  const offset = firstError(text.slice(start, end))
  if (offset === undefined) return { kind: 'tooDeep' }
  return { kind: 'notJson', ...textPlaceAt(text, start + offset) }
}

/** `undefined` if brackets are nested deeper than the parser can follow; no tocht is nested so deeply. */
const firstError = (text: string): number | undefined => {
  const errors: ParseError[] = []
  try {
    parse(text, errors, { disallowComments: true, allowTrailingComma: false })
    return errors[0]?.offset ?? text.length
  } catch {
    return undefined
  }
}
