import { jsonErrorAt } from '../../model/texts/jsonErrorAt'
import { textPlaceAt } from '../../model/texts/textPlace'
import type { ImportFault } from './importFault'

/** The place where a text stops being JSON. No tocht is nested too deeply to be parsed. */
export const syntaxFault = (text: string): ImportFault => {
  const offset = jsonErrorAt(text)
  return offset === undefined ? { kind: 'tooDeep' } : { kind: 'notJson', ...textPlaceAt(text, offset) }
}
