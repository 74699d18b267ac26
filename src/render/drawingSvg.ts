import { grow, type Box } from '../geometry/bounds'
import { withoutErasedEnds } from '../geometry/erasing/withoutErasedEnds'
import { pointsBetween, polylineOf } from '../geometry/line/polyline'
import { roundCoordinate } from '../geometry/points'
import type { DrawingElement, KnownElement, Point, Stroke } from '../model/types'
import type { Dash } from './dash'
import type { EraseWith } from './erase'
import { iconShapes } from './iconShapes'
import { marksOf } from './inks'
import { markerAttributes } from './markers'
import { inkRuns, lineStyleOf, strokeMark, type LineMark, type Mark, type PaperFit } from './marks'
import { dashStretches } from './paper/dashStretches'
import { iconPositions } from './paper/iconPositions'
import type { Pen } from './pen'
import { haloSvg, shapesSvg } from './shapeSvg'
import { svg, type SvgAttributes, type SvgNode } from './svgNode'

/** Width of an emphasised route, in pen widths. */
const ROUTE_WIDTH = 1.5
/** The part of an arrowhead's side by which a wider line ends sooner, so that the head hides its end. */
const BEFORE_TIP = 0.25

/** Distance beyond the canvas within which erasing works, in units: further than any pen or arrowhead reaches. */
const ERASE_REACH = 200

export interface InkStyle {
  readonly pen: Pen
  /** A literal colour in print; `currentColor` on screen. */
  readonly colour: string
  readonly eraseWith: EraseWith
  /** The lines of the route to emphasise: each gets a wider line under the ink. */
  readonly routeInk?: readonly Stroke[] | undefined
}

/**
 * A drawing as SVG for the canvas. Each element has one node, always the same object, so that a new stroke costs one
 * new node.
 *
 * @param id unique in the document; prefixes the ids of the eraser definitions
 * @param box the view box, in canvas units
 */
export const drawingSvg = (elements: readonly DrawingElement[], box: Box, id: string, style: InkStyle): SvgNode =>
  nested(elements, box, id, style, (ink) => ink.map((element) => elementSvg(element, style)))

/**
 * A drawing as SVG for pictures, of which there may be hundreds. A run of ink has one path per stroke with a ball or an
 * arrowhead, at most one more per dash, and then its icons. The order of lines within a run does not matter, since they
 * have one colour.
 */
export const pictureSvg = (elements: readonly DrawingElement[], box: Box, id: string, style: InkStyle): SvgNode => {
  const seen = withoutErasedEnds(elements)
  const fitOf = style.pen.paper ? paperFits(seen, style.pen, box) : undefined
  const wider = (style.routeInk ?? []).map((line) => routeSvg(line, style.pen, fitOf?.(line)))
  return nested(seen, box, id, style, (ink) => mergedSvg(ink, style, fitOf), wider)
}

type FitOf = (element: KnownElement) => PaperFit

/** What each element of a drawing becomes on paper, beside the other elements. */
const paperFits = (elements: readonly DrawingElement[], pen: Pen, box: Box): FitOf => {
  const [squares, stretches] = [iconPositions(elements, pen, box), dashStretches(elements, pen)]
  return (element) => ({ square: squares.get(element), stretch: stretches.get(element) })
}

/**
 * Nests the groups, one per run of consecutive erasers, since each run erases everything inside it. Measured: twice as
 * fast as a mask per run of ink, four times as fast as a mask per element.
 */
const nested = (
  elements: readonly DrawingElement[],
  box: Box,
  id: string,
  { pen, colour, eraseWith }: InkStyle,
  paint: (ink: readonly KnownElement[]) => readonly SvgNode[],
  wider: readonly SvgNode[] = [],
): SvgNode => {
  const region = grow(box, ERASE_REACH)
  const content = inkRuns(elements).reduce<readonly SvgNode[]>((under, run, index) => {
    const ink = [...under, ...paint(run.ink)]
    if (run.erasers.length === 0) return ink
    const erasure = {
      id: `${id}-${index}`,
      erasers: run.erasers,
      width: pen.eraseWidth,
      region,
      flatness: pen.flatness,
    }
    const { definition, reference } = eraseWith(erasure)
    return [definition, svg('g', reference, ink)]
  }, [])
  // The wider lines are not erased with the ink, so the route must have no erased parts (see `routeInkOf`).
  return svg('g', inkAttributes(pen, colour), [...wider, ...content])
}

/** A line of the route, wider than the roads to leave. Dashes lie under those of the ink. */
const routeSvg = (stroke: Stroke, pen: Pen, fit: PaperFit = {}): SvgNode => {
  const points =
    stroke.arrow && lineStyleOf(stroke) === 'solid'
      ? shortened(stroke.points, BEFORE_TIP * pen.arrow.length)
      : stroke.points
  const mark = strokeMark({ ...stroke, points, circle: false, arrow: false }, pen, fit.stretch)
  return svg('path', {
    d: mark.d,
    'stroke-width': roundCoordinate(pen.width * ROUTE_WIDTH),
    ...(mark.dash && dashAttributes(mark.dash)),
  })
}

/** A line without the last part of this length; a line that is no longer keeps its first point. */
const shortened = (points: readonly Point[], by: number): readonly Point[] => {
  const line = polylineOf(points)
  return line.length <= by ? points.slice(0, 1) : pointsBetween(line, 0, line.length - by)
}

const inkAttributes = (pen: Pen, colour: string) => ({
  fill: 'none',
  stroke: colour,
  'stroke-width': pen.width,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
})

/** Elements are immutable, so their SVG is cached per style, which must be the same object each time. */
const made = new WeakMap<KnownElement, WeakMap<InkStyle, SvgNode>>()

const elementSvg = (element: KnownElement, style: InkStyle): SvgNode => {
  const byStyle = made.get(element) ?? new WeakMap<InkStyle, SvgNode>()
  made.set(element, byStyle)
  const { pen } = style
  const node = byStyle.get(style) ?? groupOf(marksOf(element, pen).map((mark) => markSvg(mark, style)))
  byStyle.set(style, node)
  return node
}

const groupOf = (nodes: readonly SvgNode[]): SvgNode => {
  const [only, ...more] = nodes
  return only && more.length === 0 ? only : svg('g', {}, nodes)
}

const mergedSvg = (ink: readonly KnownElement[], style: InkStyle, fitOf: FitOf | undefined): readonly SvgNode[] => {
  // Lines with the same dash share a path. A path with several lines would have a marker only at its very ends.
  const shared = new Map<string, LineMark>()
  const alone: Mark[] = []
  const icons: Mark[] = []
  for (const mark of ink.flatMap((element) => marksOf(element, style.pen, fitOf?.(element)))) {
    if (mark.kind === 'icon' || mark.ends) {
      ;(mark.kind === 'icon' ? icons : alone).push(mark)
      continue
    }
    const dash = mark.dash?.join(' ') ?? 'solid'
    const known = shared.get(dash)
    shared.set(dash, known ? { ...known, d: known.d + mark.d } : mark)
  }
  // The halo of an icon lies on lines, never the other way round.
  return [...shared.values(), ...alone, ...icons].map((mark) => markSvg(mark, style))
}

/** Attributes of a dashed line, beyond those of all ink. */
export const dashAttributes = (dash: Dash): SvgAttributes => ({
  'stroke-dasharray': dash.map(roundCoordinate).join(' '),
  'stroke-linecap': 'butt',
})

/** A mark as SVG, in a literal colour or `currentColor`. */
export const markSvg = (mark: Mark, style: Pick<InkStyle, 'pen' | 'colour'>): SvgNode => {
  switch (mark.kind) {
    case 'line':
      return svg('path', {
        d: mark.d,
        ...(mark.dash && dashAttributes(mark.dash)),
        ...(mark.ends && markerAttributes(mark.ends, style)),
      })
    case 'icon': {
      const transform = `translate(${mark.x} ${mark.y}) scale(${mark.scale})`
      const shapes = iconShapes(mark.index)
      const halo = style.pen.paper && mark.lineWidth ? haloSvg(shapes, mark.lineWidth) : []
      return svg('g', { transform }, [...halo, ...shapesSvg(shapes, style.colour, mark.lineWidth)])
    }
  }
}
