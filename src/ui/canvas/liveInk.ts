import { DASH_LIVE, LIVE_ERASE_WIDTH } from '../../constants'
import { curveThrough, drawnLine } from '../../geometry/line/curve'
import { openPath, piecesPath } from '../../geometry/line/pathData'
import { adjusted, adjustmentJoint } from '../../gesture/adjust'
import { joinEnd, livePoints } from '../../gesture/drawStroke'
import type { Gesture } from '../../gesture/gesture'
import { isStroke, type DrawingElement, type Point, type Stroke } from '../../model/types'
import { dashAttributes, markSvg } from '../../render/drawingSvg'
import { marksOf } from '../../render/inks'
import { labelSvg, placedLabels } from '../../render/labels'
import { arrowHair, markerAttributes, type End } from '../../render/markers'
import { endsOf, lineStyleOf, type LineStyle } from '../../render/marks'
import { EDITOR_PEN, type Pen } from '../../render/pen'
import { svg, type SvgNode } from '../../render/svgNode'
import { SCREEN_INK, SCREEN_PAPER } from '../svg/inkStyle'

/** Radius of the handles of a selected line, and of the circle at a joint, in units. */
export const HANDLE_RADIUS = 9
const JOINT_RADIUS = 14

/**
 * The tiny paths on which an unfinished stroke has its markers. On its line, a browser would walk along the whole path
 * in every frame to place them.
 */
const END_PATHS: readonly { readonly end: End; readonly pathOf: (points: readonly Point[]) => string }[] = [
  { end: 'ball', pathOf: (points) => openPath(points.slice(0, 1)) },
  { end: 'arrow', pathOf: (points) => `${startOf(openPath(points.slice(-1)))}${arrowHair(drawnLine(points))}` },
]

export interface LiveInk {
  /** Shows an unfinished gesture; nothing when idle. */
  readonly show: (gesture: Gesture) => void
  /** Shows the keyboard's pen. */
  readonly showCursor: (at: Point | undefined) => void
}

const LIVE_PEN: Pen = { ...EDITOR_PEN, dash: DASH_LIVE, eraseWidth: LIVE_ERASE_WIDTH }
const LIVE_STYLE = { pen: LIVE_PEN, colour: SCREEN_INK }
const CURSOR = 'M-16 0H-5M5 0H16M0 -16V-5M0 5V16'
const MARKED = { class: 'stroke-accent', display: 'none', fill: 'none', 'stroke-width': 3 }

/**
 * Shows the unfinished gesture in an empty group. Its few elements are created once, and their attributes written
 * directly, so that moving the pointer renders no component. An eraser is painted in the colour of the paper, since a
 * mask would repaint all the ink below in every frame.
 */
export const createLiveInk = (layer: SVGGElement): LiveInk => {
  const line = svgElement(svg('path', { fill: 'none', 'stroke-linejoin': 'round' }))
  const ends = END_PATHS.map(({ end, pathOf }) => {
    const attributes = { 'stroke-width': LIVE_PEN.width, ...markerAttributes([end], LIVE_STYLE) }
    return { end, pathOf, part: svgElement(svg('path', attributes)) }
  })
  const single = svgElement(svg('g', { display: 'none' }))
  const hint = svgElement(svg('circle', { ...MARKED, r: JOINT_RADIUS }))
  const cursor = svgElement(svg('path', { ...MARKED, d: CURSOR }))
  layer.replaceChildren(line, ...ends.map(({ part }) => part), single, hint, cursor)
  const paintLine = createLinePainter(line)
  const paintElement = createElementPainter(single)
  return {
    show: (gesture) => {
      const { stroke, element, joined } = pictureOf(gesture)
      paintLine(stroke)
      const shown = stroke ? endsOf(stroke) : []
      for (const { end, pathOf, part } of ends) {
        show(part, shown.includes(end))
        if (stroke && shown.includes(end)) write(part, 'd', pathOf(stroke.points))
      }
      paintElement(element)
      place(hint, joined)
    },
    showCursor: (at) => place(cursor, at),
  }
}

interface Picture {
  readonly stroke?: Stroke | undefined
  /** An element other than a stroke. */
  readonly element?: DrawingElement | undefined
  /** The place at which the stroke would join another one. */
  readonly joined?: Point | undefined
}

const pictureOf = (gesture: Gesture): Picture => {
  switch (gesture.kind) {
    case 'idle':
    case 'missing':
    case 'writing':
    case 'tapping':
    case 'aiming':
      return {}
    case 'stamping':
      return { element: { icon: { ...gesture.at, index: gesture.index } } }
    case 'drawing':
      return { stroke: { ...gesture.tool, points: livePoints(gesture) }, joined: joinEnd(gesture)?.at }
    case 'adjusting':
      return { ...elementPicture(adjusted(gesture)), joined: adjustmentJoint(gesture)?.at }
  }
}

const elementPicture = (element: DrawingElement): Picture => (isStroke(element) ? { stroke: element } : { element })

/** Shows the line of a stroke. Writes only changed attributes. */
const createLinePainter = (line: SVGElement): ((stroke: Stroke | undefined) => void) => {
  const curvePath = createLivePath()
  let look: { readonly line: LineStyle; readonly erase: boolean } | undefined
  return (stroke) => {
    if (!stroke) {
      line.setAttribute('d', '')
      return
    }
    const now = { line: lineStyleOf(stroke), erase: stroke.erase }
    if (look?.erase !== now.erase || look.line !== now.line) {
      const attributes = {
        stroke: now.erase ? SCREEN_PAPER : SCREEN_INK,
        'stroke-width': now.erase ? LIVE_PEN.eraseWidth : LIVE_PEN.width,
        'stroke-linecap': 'round',
        'stroke-dasharray': 'none',
        ...(now.line === 'dashed' && dashAttributes(LIVE_PEN.dash)),
      }
      for (const [name, value] of Object.entries(attributes)) line.setAttribute(name, String(value))
    }
    look = now
    line.setAttribute('d', curvePath(stroke.points))
  }
}

/** Shows an element by its marks. */
const createElementPainter = (group: SVGElement): ((element: DrawingElement | undefined) => void) => {
  let shown: DrawingElement | undefined
  return (element) => {
    show(group, element !== undefined)
    if (element && element !== shown) group.replaceChildren(...shownNodes(element).map(svgElement))
    shown = element
  }
}

const shownNodes = (element: DrawingElement): readonly SvgNode[] => [
  ...marksOf(element, LIVE_PEN).map((mark) => markSvg(mark, LIVE_STYLE)),
  ...placedLabels([element], undefined, LIVE_PEN.label).map((placed) => labelSvg(placed, SCREEN_INK, SCREEN_PAPER)),
]

/** Uses `display: none`, since merely invisible parts are laid out in every frame. */
const show = (part: SVGElement, shown: boolean): void => write(part, 'display', shown ? 'inline' : 'none')

/** Writes a changed attribute. The same value again would cost a layout. */
const write = (part: SVGElement, name: string, value: string): void => {
  if (part.getAttribute(name) !== value) part.setAttribute(name, value)
}

/** Moves a part to a place, or hides the part if there is no place. */
const place = (part: SVGElement, at: Point | undefined): void => {
  show(part, at !== undefined)
  if (at) write(part, 'transform', `translate(${at.x} ${at.y})`)
}

/**
 * Writes the path of a growing line. Only new pieces are written, so that a long stroke costs no more per frame than a
 * short one. A piece of the curve is settled once the next point is known. If earlier points change, or the line was a
 * dot, the whole path is written again.
 */
export const createLivePath = (): ((points: readonly Point[]) => string) => {
  let first: Point | undefined
  let last: Point | undefined
  let written = 0
  /** The path up to the point with index `settled`. */
  let path = ''
  let settled = 0
  let isDot = true
  return (points) => {
    const goesOn = !isDot && points[0] === first && points[written - 1] === last
    if (!goesOn) {
      const start = openPath(points.slice(0, 1))
      isDot = openPath(points) === start
      if (isDot) return start
      path = startOf(start)
      settled = 0
    }
    first = points[0]
    last = points.at(-1)
    written = points.length
    const pieces = curveThrough(points, settled)
    const open = pieces.length - 1
    path += piecesPath(pieces.slice(0, open))
    settled += open
    return path + piecesPath(pieces.slice(open))
  }
}

/** A path up to its first point. */
const startOf = (path: string): string => path.slice(0, path.indexOf('L'))

const NAMESPACE = 'http://www.w3.org/2000/svg'

/** SVG data as a DOM element, outside React. */
const svgElement = ({ tag, attributes, children }: SvgNode): SVGElement => {
  const element = document.createElementNS(NAMESPACE, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  element.append(...children.map((child) => (typeof child === 'string' ? child : svgElement(child))))
  return element
}
