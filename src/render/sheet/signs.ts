import { LINE_SIGNS, type LineSign } from '../../geometry/junction/signsIn'
import type { ElementSign } from '../../geometry/shapes'
import { ICONS } from '../../model/icons'

/** Signs added by the layout: the letters that join strips, the kinds of distances, and the edge of a close box. */
export const LAYOUT_SIGNS = ['join', 'total', 'since', 'next', 'close'] as const
/** The kinds of distances. */
export type DistanceSign = Extract<LayoutSign, 'total' | 'since' | 'next'>
export type LayoutSign = (typeof LAYOUT_SIGNS)[number]

/** The signs of single elements, in the order of explanation; a number is an index in the icon catalogue. */
export const ELEMENT_SIGNS: readonly ElementSign[] = [...ICONS.keys(), 'text']

/** A sign that a reader may not know. */
export type Sign = LineSign | LayoutSign | ElementSign

/** The groups of signs, in the order of the legend. */
export const SIGN_GROUPS = ['roads', 'marks', 'distances'] as const
export type SignGroup = (typeof SIGN_GROUPS)[number]

export const groupOf = (sign: Sign): SignGroup => {
  if (ROAD_SIGNS.has(sign)) return 'roads'
  return DISTANCE_SIGNS.has(sign) ? 'distances' : 'marks'
}

const ROAD_SIGNS: ReadonlySet<Sign> = new Set<Sign>([...LINE_SIGNS, 'join'])
const DISTANCE_SIGNS: ReadonlySet<Sign> = new Set<LayoutSign>(['total', 'since', 'next', 'close'])

/** What samples are drawn, not written; icons need no description beside their names. */
export type DrawnSample = LineSign | 'join' | 'closeBox' | 'closeRow'
