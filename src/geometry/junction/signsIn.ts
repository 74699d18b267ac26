import { rowsOf } from '../../model/fishbone/readFishbone'
import { oncePer } from '../../model/oncePer'
import type { DrawingElement } from '../../model/types'
import { isErased, mapWithErasers, type Eraser } from '../erasing/erasers'
import { visibleInk } from '../erasing/visibleInk'
import { extentOf } from '../extent'
import { extremesOf, signOf, type ElementSign } from '../shapes'
import type { JunctionInk } from './junctionInk'
import type { JunctionReading } from './readJunction'
import { readOnce } from './readOnce'

/** The signs that lines can make. */
export const LINE_SIGNS = ['route', 'paved', 'unpaved', 'blocked', 'roundabout'] as const
export type LineSign = (typeof LINE_SIGNS)[number]

export interface DrawnSigns {
  readonly lines: ReadonlySet<LineSign>
  readonly elements: ReadonlySet<ElementSign>
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
  const single = mapWithErasers(elements, (element, later) => {
    const sign = signOf(element)
    return sign !== undefined && isUncovered(element, later) ? [sign] : []
  }).flat()
  return { lines: new Set(LINE_SIGNS.filter((sign) => has[sign])), elements: new Set(single) }
}

const NO_READING: Pick<JunctionReading, 'junction' | 'ink'> = {}

const barsIn = (ink: JunctionInk | undefined): readonly DrawingElement[] =>
  (ink?.arms ?? []).flatMap(({ bars }) => bars)

/** Whether any of nine sample places of an element is not erased. */
const isUncovered = (element: DrawingElement, erasers: readonly Eraser[]): boolean => {
  const { left, top, right, bottom } = extentOf(extremesOf(element))
  const across = samplesBetween(left, right)
  const places = across.flatMap((x) => samplesBetween(top, bottom).map((y) => ({ x, y })))
  return places.some((place) => !isErased(place, erasers))
}

const samplesBetween = (low: number, high: number): readonly number[] => {
  const [middle, step] = [(low + high) / 2, ((high - low) / 2) * INNER]
  return [middle - step, middle, middle + step]
}

/** Every icon has ink within this share of half its side. */
const INNER = 0.7

export const signsIn = oncePer(findSigns)
