import { MOST_DRAWINGS, MOST_ELEMENTS, MOST_POINTS, MOST_STROKE_POINTS, MOST_TEXT } from '../../constants'
import { pointsOf } from '../../model/elements'
import type { DrawingElement, WholeTocht } from '../../model/types'
import { tochtText } from '../format'
import type { Countable, ImportFault, FaultLocation } from './importFault'

/** Whether a text begins as a list of tochten (objects), not of drawings (lists); `\s` includes the byte order mark. */
export const startsTochtList = (text: string): boolean => /^\s*\[\s*\{/.test(text)

/** The first limit that a foreign tocht exceeds, if any. */
export const excessIn = (drawings: readonly (readonly DrawingElement[])[]): ImportFault | undefined => {
  if (drawings.length > MOST_DRAWINGS) return tooMany('drawings', MOST_DRAWINGS, { field: 'drawings' })
  for (const [index, elements] of drawings.entries()) {
    const location = { drawing: index + 1 }
    if (elements.length > MOST_ELEMENTS) return tooMany('elements', MOST_ELEMENTS, location)
    const long = elements.findIndex((element) => pointsOf(element).length > MOST_STROKE_POINTS)
    if (long >= 0) return tooMany('points', MOST_STROKE_POINTS, { ...location, stroke: long + 1, field: 'points' })
  }
  // An unknown element counts as one point.
  const points = drawings.flat().reduce((sum, element) => sum + (pointsOf(element).length || 1), 0)
  return points > MOST_POINTS ? tooMany('pointsInAll', MOST_POINTS, {}) : undefined
}

/**
 * A tocht as a file. Above the limits it becomes a list of one, because lists, which the app itself writes, have no
 * limits.
 */
export const tochtFileText = (whole: WholeTocht): string => {
  const text = tochtText(whole)
  const excess = text.length > MOST_TEXT || excessIn(whole.drawings.map(({ elements }) => elements))
  return excess ? `[${text}]` : text
}

const tooMany = (what: Countable, most: number, location: FaultLocation): ImportFault => ({
  kind: 'tooMany',
  what,
  most,
  location,
})
