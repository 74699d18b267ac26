import { failed, type Read } from '../../model/read'
import { jsonErrorAt } from '../../model/texts/jsonErrorAt'
import { textPositionAt } from '../../model/texts/textPosition'
import type { FileFault } from '../routeFault'

/** A text that does not end like JSON was cut off. */
export const parseJson = async (text: string): Promise<Read<unknown, FileFault>> => {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    const [at, end] = [jsonErrorAt(text) ?? 0, text.trimEnd().length]
    if (at >= end || !/[}\]]$/.test(text.trimEnd())) return failed({ kind: 'cutOff', ...textPositionAt(text, end) })
    return failed({ kind: 'malformed', ...textPositionAt(text, at) })
  }
}
