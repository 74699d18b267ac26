import { MOST_UNREAD } from '../../constants'
import { cleanName } from '../../model/names'
import type { DiskTocht } from '../format'
import type { ImportFault } from './importFault'
import { checkOwnTocht } from './importText'
import { syntaxFault } from './syntaxFault'
import { piecesIn, type Piece } from './tochtPieces'

/** A tocht in a list that could not be read. */
export interface UnreadTocht {
  /** Its place in the list, counted from one. */
  readonly number: number
  /** Undefined where even that could not be read. */
  readonly name: string | undefined
  readonly fault: ImportFault
  /** As it stands in the list. */
  readonly text: string
}

/** One tocht of a list. */
export interface ListItem {
  readonly read: { readonly tocht: DiskTocht } | { readonly unread: UnreadTocht }
  /** How many letters of the text are read with it. */
  readonly upTo: number
}

/**
 * Reads a file of everything. Each tocht stands for itself: one that cannot be read takes none of the others with it. What
 * the app itself wrote has no limits.
 */
export function* readTochtList(text: string): Generator<ListItem> {
  let number = 0
  let unread = 0
  for (const piece of piecesIn(text)) {
    number += 1
    // A file that is not ours may hold any number of things: the rest then counts for one.
    const isRest = unread === MOST_UNREAD
    const read = readPiece(text, isRest ? { ...piece, end: text.length, value: undefined } : piece, number)
    if ('unread' in read) unread += 1
    yield { read, upTo: isRest ? text.length : piece.end }
    if (isRest) return
  }
}

const readPiece = (text: string, { start, end, value }: Piece, number: number): ListItem['read'] => {
  const checked = value === undefined ? undefined : checkOwnTocht(value)
  if (checked?.ok) return { tocht: checked.value }
  const fault = checked?.fault ?? syntaxFault(text, start, end)
  const piece = text.slice(start, end)
  return { unread: { number, name: nameIn(piece), fault, text: piece } }
}

/** Ours stands before the style, whatever else is named something. */
const NAME = /"name"\s*:\s*("(?:[^"\\]|\\.)*")\s*,\s*"style"/

const nameIn = (piece: string): string | undefined => {
  const [, quoted] = NAME.exec(piece) ?? []
  try {
    return quoted === undefined ? undefined : cleanName(JSON.parse(quoted))
  } catch {
    return undefined
  }
}
