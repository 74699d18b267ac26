import { MOST_UNREAD } from '../../constants'
import { cleanName } from '../../model/texts/names'
import type { DiskTocht } from '../format'
import type { ImportFault } from './importFault'
import { checkOwnTocht } from './importText'
import { syntaxFault } from './syntaxFault'
import { NAME_BEFORE_STYLE, piecesIn, type TextPiece } from './tochtPieces'

/** A tocht in a list that could not be read. */
export interface UnreadTocht {
  /** The position of the tocht in the list, from one. */
  readonly number: number
  /** `undefined` if the name could not be read either. */
  readonly name: string | undefined
  readonly fault: ImportFault
  /** The text of the tocht in the list. */
  readonly text: string
}

/** One tocht of a list. */
export interface ListItem {
  readonly read: { readonly tocht: DiskTocht } | { readonly unread: UnreadTocht }
  /** The number of characters read so far. */
  readonly upTo: number
}

/**
 * Reads a file with several tochten. Each is read separately, so that a damaged one does not affect the others. There
 * are no limits, because the app itself writes such files.
 */
export function* readTochtList(text: string): Generator<ListItem> {
  let number = 0
  let unread = 0
  for (const piece of piecesIn(text)) {
    number += 1
    // A foreign file may hold any number of unreadable items: after `MOST_UNREAD` the rest counts as one.
    const isRest = unread === MOST_UNREAD
    const read = readPiece(text, isRest ? { ...piece, end: text.length, value: undefined } : piece, number)
    if ('unread' in read) unread += 1
    yield { read, upTo: isRest ? text.length : piece.end }
    if (isRest) return
  }
}

const readPiece = (text: string, { start, end, value }: TextPiece, number: number): ListItem['read'] => {
  const checked = value === undefined ? undefined : checkOwnTocht(value)
  if (checked?.ok) return { tocht: checked.value }
  const fault = checked?.fault ?? syntaxFault(text, start, end)
  const piece = text.slice(start, end)
  return { unread: { number, name: nameIn(piece), fault, text: piece } }
}

const nameIn = (piece: string): string | undefined => {
  const [, quoted] = NAME_BEFORE_STYLE.exec(piece) ?? []
  try {
    return quoted === undefined ? undefined : cleanName(JSON.parse(quoted))
  } catch {
    return undefined
  }
}
