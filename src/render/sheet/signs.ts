import type { LineSign } from '../../geometry/junction/signsIn'
import type { ElementSign } from '../../geometry/shapes'
import { ICONS } from '../../model/icons'

/** Marks for the direction in which a distance is measured. */
export const SINCE_MARK = '←'
export const NEXT_MARK = '→'

/** Signs added by the layout: the letters that join strips, and the marks of distances. */
export const LAYOUT_SIGNS = ['join', 'since', 'next'] as const
export type LayoutSign = (typeof LAYOUT_SIGNS)[number]

/** The signs of single elements, in the order of explanation; a number is an index in the icon catalogue. */
export const ELEMENT_SIGNS: readonly ElementSign[] = [...ICONS.keys(), 'text']

/** A sign that a reader may not know. */
export type Sign = LineSign | LayoutSign | ElementSign
