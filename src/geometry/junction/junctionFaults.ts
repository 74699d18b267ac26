import { oncePer } from '../../model/oncePer'
import type { DrawingElement } from '../../model/types'
import { visibleInk } from '../erasing/visibleInk'
import type { Doubt } from './doubts'
import type { JunctionReading } from './readJunction'
import { readOnce } from './readOnce'
import { hasRoadGap } from './roadGap'

/** A mistake in the lines of a junction. */
export type JunctionFault = 'noRoute' | 'notBelow' | 'gap' | 'close'

/** Probable mistakes in the lines of a junction. */
const findFaults = (elements: readonly DrawingElement[]): readonly JunctionFault[] => {
  const reading = readOnce(elements)
  const { doubts } = reading
  const has = (kind: Doubt['kind']): boolean => doubts.some((doubt) => doubt.kind === kind)
  const isBroken = doubts.some(isBrokenRoute)
  return [
    ...(isBroken ? ['noRoute' as const] : []),
    ...(has('notBelow') ? ['notBelow' as const] : []),
    // A broken route is a gap as well; report it once.
    ...(!isBroken && hasRoadGap(visibleInk(elements)) ? ['gap' as const] : []),
    ...(doubts.some((doubt) => doubt.kind === 'sameDirection' && !isDoubleLine(doubt, reading))
      ? ['close' as const]
      : []),
  ]
}

/** A stroke erased in its middle was broken on purpose, for example by a tunnel. */
const isBrokenRoute = ({ kind, elements }: Doubt): boolean =>
  kind === 'noRoute' || (kind === 'routeGap' && new Set(elements).size > 1)

/** Whether a road too close to another is one of two lines that cross the route side by side, such as rails. */
const isDoubleLine = ({ elements }: Doubt, { ink }: JunctionReading): boolean => {
  const roads = (ink?.arms ?? []).flatMap(({ road }) => road.map(({ element }) => element))
  const across = new Set(roads.filter((element, index) => roads.indexOf(element) !== index))
  const [element] = elements
  return across.size > 1 && roads.some((road) => road === element && across.has(road))
}

export const junctionFaults = oncePer(findFaults)
