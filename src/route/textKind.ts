import { failed, placeIn, type FileFault, type Read } from './routeFault'

/** What a text looks like from its first letters. */
export type TextKind = 'json' | 'xml' | 'webPage' | 'other'

export const kindOf = (text: string): TextKind => {
  const start = text.trimStart().slice(0, 1_000)
  if (/^[{[]/.test(start)) return 'json'
  if (/^(<\?xml[^>]*>)?\s*(<!--[^]*?-->\s*)*<(!doctype\s+html|html|head|body)\b/i.test(start)) return 'webPage'
  return start.startsWith('<') ? 'xml' : 'other'
}

/** What a page of a server says: of an error its words, else its title. */
export const webPageFault = (text: string): FileFault => {
  const error = /<strong[^>]*>\s*Error\s*<\/strong>:?([^<]*)/i.exec(text)?.[1]
  const title = /<title[^>]*>([^<]*)/i.exec(text)?.[1]
  return { kind: 'webPage', title: (error ?? title ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 200) }
}

/** JSON that ends before it is closed was cut off; where other JSON is wrong, engines do not all say. */
export const parseJson = (text: string): Read<unknown, FileFault> => {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    const end = text.trimEnd().length
    const at = Number(/position (\d+)/.exec(String(error))?.[1] ?? end)
    return failed({ kind: at >= end ? 'cutOff' : 'malformed', ...placeIn(text, at) })
  }
}
