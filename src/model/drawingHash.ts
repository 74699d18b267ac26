import { DETAIL_NAMES, type DetailName, type DrawingDetails } from './details'
import { mixElement } from './elements'
import { mixNumber, mixText, mixWhole } from './hash'
import { oncePer } from './oncePer'
import type { Drawing, DrawingElement } from './types'

/** Stands for a missing distance. */
const NOT_MEASURED = -1

/**
 * How each detail is mixed into a hash. A new one must leave the hash of a drawing without it as it is: otherwise every
 * check in the field and every printed code is outdated.
 */
const MIX: { readonly [One in DetailName]: (value: number, detail: DrawingDetails[One]) => number } = {
  note: (value, note = '') => mixWhole(value, mixText(note)),
  distance: (value, distance = NOT_MEASURED) => mixNumber(value, distance),
}

/** A hash of everything that is printed of a drawing: ink and details, but not the id. */
export const hashOfDrawing = ({ elements, ...details }: Omit<Drawing, 'id'>): number =>
  DETAIL_NAMES.reduce((value, name) => MIX[name](value, details[name] as never), hashOfInk(elements))

const hashOfInk = oncePer((elements: readonly DrawingElement[]): number => elements.reduce(mixElement, 0))
