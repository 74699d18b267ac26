import { PLAIN } from '../model/looks'
import { isStroke, type DrawingElement, type Stroke } from '../model/types'
import { cutStroke } from './cutStroke'
import type { StrokePart } from './junctionInk'
import { oncePerDrawing, readOnce } from './readOnce'

/** The lines to go along, without their looks; none where it is not sure which those are. */
const findWay = (elements: readonly DrawingElement[]): readonly Stroke[] => {
  const { ink, doubts } = readOnce(elements)
  return ink && doubts.length === 0 ? [...ink.entry, ...ink.exit].flatMap(lineOf) : []
}

const lineOf = (part: StrokePart): readonly Stroke[] =>
  cutStroke({ ...part.element, ...PLAIN }, [{ ...part, becomes: {} }]).filter(isStroke)

export const wayOf = oncePerDrawing(findWay)
