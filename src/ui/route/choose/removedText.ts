import type { RemovedPoints } from '../../../route/recordedRoute'
import type { RouteWords } from '../../words/route/routeEn'

/** Says in one sentence what was removed from a recording; `undefined` if that is nothing. */
export const removedText = (
  { placeless, outliers, rests }: RemovedPoints,
  { removed, removedKinds: kinds }: RouteWords['route'],
): string | undefined => {
  const parts = [
    ...(placeless > 0 ? [kinds.placeless(placeless)] : []),
    ...(outliers > 0 ? [kinds.outliers(outliers)] : []),
    ...(rests > 0 ? [kinds.rests(rests)] : []),
  ]
  return parts.length > 0 ? removed(parts) : undefined
}
