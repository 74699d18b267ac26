import type { Eraser } from '../geometry/erasing/erasers'
import { ICONS } from '../model/icons'
import { ofKind, type DrawingElement, type ElementKind, type ElementOf } from '../model/types'
import { iconMark, strokeMark, type Mark, type PaperFit } from './marks'
import { inkPartsOf, type InkPart } from './paper/inkParts'
import type { Pen } from './pen'

/** What the rendering asks of a kind of element. */
interface ElementInk<Element> {
  marks(element: Element, pen: Pen, fit: PaperFit): readonly Mark[]
  /** The ink that icons keep away from on paper. Icons themselves have none: they move one after the other. */
  parts(element: Element, later: readonly Eraser[], pen: Pen): readonly InkPart[]
  /** Whether this version draws an element only as a neutral square. */
  isFromNewer(element: Element): boolean
}

const INKS: { readonly [Kind in ElementKind]: ElementInk<ElementOf[Kind]> } = {
  stroke: {
    marks: (stroke, pen, { stretch }) => [strokeMark(stroke, pen, stretch)],
    parts: (stroke, later, pen) => (stroke.erase ? [] : inkPartsOf(stroke, later, pen)),
    isFromNewer: () => false,
  },
  icon: {
    marks: (stamp, pen, { square }) => [iconMark(stamp, pen, square)],
    parts: () => [],
    isFromNewer: ({ icon }) => icon.index >= ICONS.length,
  },
  /** Set in type by `labels.ts`, above all ink. */
  label: {
    marks: () => [],
    parts: () => [],
    isFromNewer: () => false,
  },
}

const inkOf = (element: DrawingElement) => ofKind<ElementInk<DrawingElement>>(INKS, element)
const NO_FIT: PaperFit = {}

/** The marks of an element; an unknown one has none. */
export const marksOf = (element: DrawingElement, pen: Pen, fit = NO_FIT): readonly Mark[] =>
  inkOf(element)?.marks(element, pen, fit) ?? []

/** The ink of an element that icons keep away from on paper. */
export const partsOf = (element: DrawingElement, later: readonly Eraser[], pen: Pen): readonly InkPart[] =>
  inkOf(element)?.parts(element, later, pen) ?? []

/** Whether an element is of a newer version: printed as a neutral square, or not at all. */
export const isFromNewer = (element: DrawingElement): boolean => inkOf(element)?.isFromNewer(element) ?? true
