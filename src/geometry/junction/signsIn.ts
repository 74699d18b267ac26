import { rowsOf } from '../../model/fishbone/readFishbone'
import { oncePer } from '../../model/oncePer'
import { isStamp, type DrawingElement, type IconStamp } from '../../model/types'
import { iconReach } from '../bounds'
import { isErased, mapWithErasers, type Eraser } from '../erasing/erasers'
import { visibleInk } from '../erasing/visibleInk'
import type { JunctionInk } from './junctionInk'
import type { JunctionReading } from './readJunction'
import { readOnce } from './readOnce'

/** The signs that lines can make. */
export const LINE_SIGNS = ['route', 'paved', 'unpaved', 'blocked', 'roundabout'] as const
export type LineSign = (typeof LINE_SIGNS)[number]

export interface DrawnSigns {
  readonly lines: ReadonlySet<LineSign>
  /** Indices in the icon catalogue. */
  readonly icons: ReadonlySet<number>
}

/** Finds the signs of a drawing that are not erased. */
const findSigns = (elements: readonly DrawingElement[]): DrawnSigns => {
  const pieces = visibleInk(elements)
  const { junction, ink } = rowsOf(elements) ? NO_READING : readOnce(elements)
  // Roundabouts and bars are signs of their own, not roads.
  const signs = new Set<DrawingElement>([...(ink?.roundabout ? [ink.roundabout.element] : []), ...barsIn(ink)])
  const roads = pieces.filter(({ element }) => !signs.has(element))
  const has: Readonly<Record<LineSign, boolean>> = {
    route: pieces.some(({ ball }) => ball) && pieces.some(({ arrow }) => arrow),
    paved: roads.some(({ element }) => !element.dashed),
    unpaved: roads.some(({ element }) => element.dashed),
    blocked: junction?.arms.some(({ blocked }) => blocked) ?? false,
    roundabout: junction?.roundabout ?? false,
  }
  const stamps = mapWithErasers(elements, (element, later) =>
    isStamp(element) && isUncovered(element, later) ? [element.icon.index] : [],
  ).flat()
  return { lines: new Set(LINE_SIGNS.filter((sign) => has[sign])), icons: new Set(stamps) }
}

const NO_READING: Pick<JunctionReading, 'junction' | 'ink'> = {}

const barsIn = (ink: JunctionInk | undefined): readonly DrawingElement[] =>
  (ink?.arms ?? []).flatMap(({ bars }) => bars)

/** Whether any of nine sample places of an icon is not erased. */
const isUncovered = ({ icon: { x, y, index } }: IconStamp, erasers: readonly Eraser[]): boolean => {
  const step = iconReach(index) * INNER
  const places = [-step, 0, step].flatMap((dx) => [-step, 0, step].map((dy) => ({ x: x + dx, y: y + dy })))
  return places.some((place) => !isErased(place, erasers))
}

/** Every icon has ink within this share of half its side. */
const INNER = 0.7

export const signsIn = oncePer(findSigns)
