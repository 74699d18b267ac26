import { LONGEST_SERVER_TEXT } from '../../constants'
import { failed, type Read } from '../../model/read'
import { textPlaceAt } from '../../model/texts/textPlace'
import type { FileFault } from '../routeFault'

/** The format of a text, guessed from its first characters. */
export type TextKind = 'json' | 'xml' | 'webPage' | 'other'

export const kindOf = (text: string): TextKind => {
  const start = text.trimStart().slice(0, 1_000)
  if (/^[{[]/.test(start)) return 'json'
  if (/^(<\?xml[^>]*>)?\s*(<!--[^]*?-->\s*)*<(!doctype\s+html|html|head|body)\b/i.test(start)) return 'webPage'
  return start.startsWith('<') ? 'xml' : 'other'
}

/** The error message of a server's page, else its title. */
export const webPageFault = (text: string): FileFault => {
  const error = /<strong[^>]*>\s*Error\s*<\/strong>:?([^<]*)/i.exec(text)?.[1]
  const title = /<title[^>]*>([^<]*)/i.exec(text)?.[1]
  return { kind: 'webPage', title: (error ?? title ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_SERVER_TEXT) }
}

/** A text that does not end like JSON was cut off. The parser that finds the error is loaded only now. */
export const parseJson = async (text: string): Promise<Read<unknown, FileFault>> => {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    const { jsonErrorAt } = await import('../../model/texts/jsonErrorAt')
    const [at, end] = [jsonErrorAt(text) ?? 0, text.trimEnd().length]
    if (at >= end || !/[}\]]$/.test(text.trimEnd())) return failed({ kind: 'cutOff', ...textPlaceAt(text, end) })
    return failed({ kind: 'malformed', ...textPlaceAt(text, at) })
  }
}
