import { parse, type ParseError } from 'jsonc-parser'

/**
 * The offset at which a refused text stops being JSON. Engines word their errors differently and often give no
 * position, so the text is parsed again by a parser that does.
 * @returns `undefined` if brackets are nested deeper than the parser can follow
 */
export const jsonErrorAt = (text: string): number | undefined => {
  const errors: ParseError[] = []
  try {
    parse(text, errors, { disallowComments: true, allowTrailingComma: false })
    return errors[0]?.offset ?? text.length
  } catch {
    return undefined
  }
}
