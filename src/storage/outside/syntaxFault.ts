import { jsonErrorAt } from '../../model/texts/jsonErrorAt'
import { textPlaceAt } from '../../model/texts/textPlace'
import type { ImportFault } from './importFault'

/** The place where a text, or a part of it, stops being JSON. No tocht is nested too deeply to be parsed. */
export const syntaxFault = (text: string, start = 0, end = text.length): ImportFault => {
  const offset = jsonErrorAt(text.slice(start, end))
  if (offset === undefined) return { kind: 'tooDeep' }
  return { kind: 'notJson', ...textPlaceAt(text, start + offset) }
}
