import type { LineSign } from '../../geometry/junction/signsIn'

/** Marks for the direction in which a distance is measured. */
export const SINCE_MARK = '←'
export const NEXT_MARK = '→'

/** Signs added by the layout: the letters that join strips, and the marks of distances. */
export const LAYOUT_SIGNS = ['join', 'since', 'next'] as const
export type LayoutSign = (typeof LAYOUT_SIGNS)[number]

/** A sign that a reader may not know; a number is an index in the icon catalogue. */
export type Sign = LineSign | LayoutSign | number
