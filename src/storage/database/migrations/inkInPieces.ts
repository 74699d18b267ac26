import { isObject } from '../../../model/isObject'
import type { WrittenRecords } from '../recordKeys'

/** Of schema 2, whatever the number is today. */
const ELEMENTS_PER_PIECE = 128

interface RecordBefore {
  readonly rev: number
  readonly value: unknown
}

/**
 * Migrates schema 1, where a drawing's record held all its ink as one text, to schema 2, where the ink stands in pieces
 * beside it.
 */
export const inkInPieces = (records: WrittenRecords): WrittenRecords =>
  new Map([...records].flatMap(([key, record]) => migrated(key, record as RecordBefore)))

const migrated = (key: string, record: RecordBefore): readonly (readonly [string, unknown])[] => {
  // Already in pieces: only the head with the schema was lost.
  if (!key.startsWith('drawings/') || isInPieces(record.value)) return [[key, record]]
  const texts = elementTexts(record.value)
  // Keep unreadable ink as it is, under a key that says so.
  if (!texts) return [[`unreadable/${key}`, record]]
  const id = key.slice('drawings/'.length)
  const pieces = Array.from({ length: Math.ceil(texts.length / ELEMENTS_PER_PIECE) }, (_, piece) =>
    texts.slice(piece * ELEMENTS_PER_PIECE, (piece + 1) * ELEMENTS_PER_PIECE),
  )
  return [
    [key, { rev: record.rev, value: { id, pieces: pieces.length } }],
    ...pieces.map(
      (piece, index) => [`ink/${id}/${index}`, { rev: record.rev, value: `[${piece.join(',')}]` }] as const,
    ),
  ]
}

const isInPieces = (value: unknown): boolean => isObject(value) && 'pieces' in value

const elementTexts = (value: unknown): readonly string[] | undefined => {
  try {
    const elements: unknown = JSON.parse((value as { readonly ink: string }).ink)
    return Array.isArray(elements) ? elements.map((element) => JSON.stringify(element)) : undefined
  } catch {
    return undefined
  }
}
