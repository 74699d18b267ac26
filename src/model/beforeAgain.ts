import type { DrawingId } from './types'

/**
 * The drawing before which one has to be put to stand again where it stood: behind the nearest drawing that came before
 * it, else before the nearest that came after it, else at its old place. Undefined for the end.
 */
export const beforeAgain = (
  then: readonly DrawingId[],
  now: readonly DrawingId[],
  drawing: DrawingId,
): DrawingId | undefined => {
  const place = then.indexOf(drawing)
  const earlier = then.slice(0, place).findLast((id) => now.includes(id))
  if (earlier !== undefined) return now[now.indexOf(earlier) + 1]
  return then.slice(place + 1).find((id) => now.includes(id)) ?? now[place]
}
