import { LONGEST_REMARK } from '../../constants'
import { shortened } from './characters'

const BETWEEN = ', '
/** Separates remarks about several rows of one fish-bone. */
const BETWEEN_ROWS = '; '

/**
 * The initial text of the remark field. A row for which a full remark has no room is left out.
 *
 * @param before the earlier remark about the drawing
 * @param row the words for the current row of a fish-bone
 */
export const remarkAt = (before: string, row: string | undefined): string => {
  if (row === undefined) return before
  const parts = before.split(BETWEEN_ROWS).filter(Boolean)
  const isHere = (part: string): boolean => part === row || part.startsWith(row + BETWEEN)
  // Moves the part about this row to the end, where new text is added.
  return kept([...parts.filter((part) => !isHere(part)), parts.find(isHere) ?? row]) ?? before
}

/** The remark about these rows, unless it is too long. */
const kept = (rows: readonly string[]): string | undefined => {
  const remark = rows.join(BETWEEN_ROWS)
  return shortened(remark, LONGEST_REMARK) === remark ? remark : undefined
}

const partsOf = (remark: string): readonly string[] => lastOf(remark).split(BETWEEN).filter(Boolean)

/** The part about the current row; without rows the whole remark. */
const lastOf = (remark: string): string => remark.slice(remark.lastIndexOf(BETWEEN_ROWS) + 1).trim()

export const remarkHas = (remark: string, text: string): boolean => partsOf(remark).includes(text)

/** Adds these words to the remark, or removes them if present. Adds nothing to a remark that is full. */
export const toggledRemark = (remark: string, text: string): string => {
  const parts = remarkHas(remark, text) ? partsOf(remark).filter((part) => part !== text) : [...partsOf(remark), text]
  const rows = remark.split(BETWEEN_ROWS).slice(0, -1)
  return kept([...rows, parts.join(BETWEEN)]) ?? remark
}
