import type { LineSign } from '../geometry/signsIn'

/** Which way a distance is meant. */
export const SINCE_MARK = '←'
export const NEXT_MARK = '→'

/** What the layout adds to the drawings: the letters at which a fish-bone goes on, and the marks of distances. */
export const LAYOUT_SIGNS = ['join', 'since', 'next'] as const
export type LayoutSign = (typeof LAYOUT_SIGNS)[number]

/** Something on the sheet that a reader may not know; an icon by its place in the catalogue. */
export type Sign = LineSign | LayoutSign | number
