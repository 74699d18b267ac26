import type { InkFault } from '../model/drawingFaults'
import type { DrawingElement } from '../model/types'
import type { Doubt } from './doubts'
import type { JunctionReading } from './readJunction'
import { oncePerDrawing } from './oncePerDrawing'
import { readOnce } from './readOnce'
import { hasRoadGap } from './roadGap'
import { visibleInk } from './visibleInk'

/** What is probably wrong with the lines of a junction. */
const findFaults = (elements: readonly DrawingElement[]): readonly InkFault[] => {
  const reading = readOnce(elements)
  const { doubts } = reading
  const has = (kind: Doubt['kind']): boolean => doubts.some((doubt) => doubt.kind === kind)
  const isBroken = doubts.some(isBrokenRoute)
  return [
    ...(isBroken ? ['noRoute' as const] : []),
    ...(has('notBelow') ? ['notBelow' as const] : []),
    // A broken route is a gap, too, and said already.
    ...(!isBroken && hasRoadGap(visibleInk(elements)) ? ['gap' as const] : []),
    ...(doubts.some((doubt) => doubt.kind === 'close' && !isDoubleLine(doubt, reading)) ? ['close' as const] : []),
  ]
}

/** A stroke that was erased in between was broken on purpose, by a tunnel for example. */
const isBrokenRoute = ({ kind, elements }: Doubt): boolean =>
  kind === 'noRoute' || (kind === 'routeGap' && new Set(elements).size > 1)

/** Rails and the banks of a river lead across the route side by side, and cannot be taken for one road. */
const isDoubleLine = ({ elements }: Doubt, { ink }: JunctionReading): boolean => {
  const roads = (ink?.arms ?? []).flatMap(({ road }) => road.map(({ element }) => element))
  const across = new Set(roads.filter((element, index) => roads.indexOf(element) !== index))
  const [element] = elements
  return across.size > 1 && roads.some((road) => road === element && across.has(road))
}

export const junctionFaults = oncePerDrawing(findFaults)
