import type { DrawingId } from '../types'

/**
 * The drawing before which a removed drawing is put back; `undefined` for the end. It goes after its nearest
 * predecessor that is left, else before its nearest successor that is left, else to its old index.
 */
export const formerSuccessor = (
  then: readonly DrawingId[],
  now: readonly DrawingId[],
  drawing: DrawingId,
): DrawingId | undefined => {
  const index = then.indexOf(drawing)
  const earlier = then.slice(0, index).findLast((id) => now.includes(id))
  if (earlier !== undefined) return now[now.indexOf(earlier) + 1]
  return then.slice(index + 1).find((id) => now.includes(id)) ?? now[index]
}
