import type { DrawingElement, DrawingId } from '../../model/types'
import { inkOf } from '../ink'
import { INK, type InkKey } from './recordKeys'

/**
 * Elements of a drawing in one record: few enough to write within a frame, enough to keep the number of records low.
 * Part of the stored format: another number needs a migration.
 */
export const ELEMENTS_PER_RECORD = 128

type Elements = readonly DrawingElement[]

/**
 * The key of a piece of ink. Each piece holds a fixed number of elements as JSON, so that a stroke does not rewrite the
 * whole drawing.
 */
const inkKey = (id: DrawingId, piece: number): InkKey => `${INK}${id}/${piece}`

export const pieceCount = (elements: Elements): number => Math.ceil(elements.length / ELEMENTS_PER_RECORD)

const pieceOf = (elements: Elements, piece: number): Elements =>
  elements.slice(piece * ELEMENTS_PER_RECORD, (piece + 1) * ELEMENTS_PER_RECORD)

/**
 * The pieces that differ between two states of a drawing, with their new text; `undefined` for a piece that is gone.
 */
export const inkChanges = (
  id: DrawingId,
  before: Elements,
  after: Elements,
): readonly (readonly [InkKey, string | undefined])[] => {
  if (before === after) return []
  const count = Math.max(pieceCount(before), pieceCount(after))
  return Array.from({ length: count }, (_, piece) => piece)
    .filter((piece) => !isSame(pieceOf(before, piece), pieceOf(after, piece)))
    .map((piece) => {
      const elements = pieceOf(after, piece)
      return [inkKey(id, piece), elements.length > 0 ? inkOf(elements).text : undefined]
    })
}

const isSame = (one: Elements, other: Elements): boolean =>
  one.length === other.length && one.every((element, index) => element === other[index])

/**
 * The elements of a drawing after some of its pieces were read again. `undefined` if a piece is missing or unreadable.
 */
export const withPieces = (
  id: DrawingId,
  before: Elements,
  pieces: number,
  records: ReadonlyMap<string, unknown>,
): Elements | undefined => {
  const read = Array.from({ length: pieces }, (_, piece): Elements | undefined => {
    const key = inkKey(id, piece)
    return records.has(key) ? elementsFrom(records.get(key)) : pieceOf(before, piece)
  })
  const complete = read.every((elements) => elements && elements.length > 0)
  return complete ? read.flatMap((elements) => elements ?? []) : undefined
}

const elementsFrom = (text: unknown): Elements | undefined => {
  if (typeof text !== 'string') return undefined
  try {
    const elements: unknown = JSON.parse(text)
    return Array.isArray(elements) ? (elements as Elements) : undefined
  } catch {
    return undefined
  }
}
