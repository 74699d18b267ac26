import { ICON_SIZE } from '../constants'
import { multiplierOf } from '../model/icons'
import { ofKind, type DrawingElement, type ElementKind, type ElementOf, type Point } from '../model/types'
import { distanceToLine } from './distance'
import { extentOf, isWithin } from './extent'
import { HIT_REACH } from './fishboneHit'
import { LABEL_ROOM, LABEL_SIZE, labelWidth, setLabel } from './label'
import { drawnLine } from './line/curve'
import { roundPoint } from './points'

/** What geometry asks of a kind of element. */
interface ElementShape<Element> {
  /** Points that span an element; none for erasers, which show nothing. */
  extremes(element: Element): readonly Point[]
  /** Whether a point is within reach of an element. */
  isAt(element: Element, point: Point): boolean
  /** Maps each point of an element; unknown members stay as they are. */
  placedBy(element: Element, place: (point: Point) => Point): Element
  /** The sign of an element for the legend; `undefined` for strokes, which make their signs together. */
  sign(element: Element): ElementSign | undefined
  /** Whether it lies above all other ink, where no eraser's path reaches it. */
  readonly isOnTop: boolean
}

/** A sign that is one element: the index of an icon in the catalogue, or a text. */
export type ElementSign = number | 'text'

const SHAPES: { readonly [Kind in ElementKind]: ElementShape<ElementOf[Kind]> } = {
  stroke: {
    extremes: ({ points, erase }) => (erase ? [] : points),
    isAt: ({ points }, point) => distanceToLine(point, drawnLine(points)) <= HIT_REACH,
    placedBy: (stroke, place) => ({ ...stroke, points: stroke.points.map((point) => roundPoint(place(point))) }),
    sign: () => undefined,
    isOnTop: false,
  },
  icon: {
    extremes: ({ icon: { x, y, index } }) => {
      const reach = iconReach(index)
      return [
        { x: x - reach, y: y - reach },
        { x: x + reach, y: y + reach },
      ]
    },
    isAt: ({ icon: { x, y, index } }, point) =>
      Math.max(Math.abs(point.x - x), Math.abs(point.y - y)) <= iconReach(index),
    placedBy: (stamp, place) => ({ ...stamp, icon: { ...stamp.icon, ...roundPoint(place(stamp.icon)) } }),
    sign: ({ icon }) => icon.index,
    isOnTop: false,
  },
  label: {
    extremes: ({ label }) => {
      const { width, height } = setLabel(label.text, LABEL_SIZE, LABEL_ROOM, labelWidth)
      return [
        { x: label.x - width / 2, y: label.y - height / 2 },
        { x: label.x + width / 2, y: label.y + height / 2 },
      ]
    },
    isAt: (label, point) => isWithin(extentOf(SHAPES.label.extremes(label)), point, 0),
    placedBy: (element, place) => ({ ...element, label: { ...element.label, ...roundPoint(place(element.label)) } }),
    sign: () => 'text',
    isOnTop: true,
  },
}

const shapeOf = (element: DrawingElement) => ofKind<ElementShape<DrawingElement>>(SHAPES, element)

/** Points that span an element. None for erasers and unknown elements, which show nothing. */
export const extremesOf = (element: DrawingElement): readonly Point[] => shapeOf(element)?.extremes(element) ?? []

/** Whether a point is within reach of an element; never of an unknown one. */
export const isElementAt = (element: DrawingElement, point: Point): boolean =>
  shapeOf(element)?.isAt(element, point) ?? false

/** Maps each point of an element. Unknown members and elements stay as they are. */
export const placedBy = (element: DrawingElement, place: (point: Point) => Point): DrawingElement =>
  shapeOf(element)?.placedBy(element, place) ?? element

/** The sign of an element for the legend, if it is one by itself. */
export const signOf = (element: DrawingElement): ElementSign | undefined => shapeOf(element)?.sign(element)

/** Whether an element lies above all other ink, where no eraser's path reaches it. */
export const isOnTop = (element: DrawingElement): boolean => shapeOf(element)?.isOnTop ?? false

/** Half the side of an icon's square, in units. */
export const iconReach = (index: number): number => (ICON_SIZE / 2) * multiplierOf(index)
