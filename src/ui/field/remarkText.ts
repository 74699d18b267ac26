const BETWEEN = ', '
/** Between what was found at two rows of one fish-bone. */
const BETWEEN_ROWS = '; '

/**
 * A remark as it stands in the field before anything is pressed or typed.
 *
 * @param before what was found of the drawing before
 * @param row the words for the row of a fish-bone at which somebody stands
 */
export const remarkAt = (before: string, row: string | undefined): string => {
  if (row === undefined) return before
  const parts = before.split(BETWEEN_ROWS).filter(Boolean)
  const isHere = (part: string): boolean => part === row || part.startsWith(row + BETWEEN)
  // What belongs to this row stands last, where more is added.
  return [...parts.filter((part) => !isHere(part)), parts.find(isHere) ?? row].join(BETWEEN_ROWS)
}

const partsOf = (remark: string): readonly string[] => lastOf(remark).split(BETWEEN).filter(Boolean)

/** What stands of the row at which somebody stands, or all where there are no rows. */
const lastOf = (remark: string): string => remark.slice(remark.lastIndexOf(BETWEEN_ROWS) + 1).trim()

export const hasRemark = (remark: string, text: string): boolean => partsOf(remark).includes(text)

/** The remark with these words, or without them where it has them. */
export const toggledRemark = (remark: string, text: string): string => {
  const parts = hasRemark(remark, text) ? partsOf(remark).filter((part) => part !== text) : [...partsOf(remark), text]
  const rows = remark.split(BETWEEN_ROWS).slice(0, -1)
  return [...rows, parts.join(BETWEEN)].join(BETWEEN_ROWS)
}
