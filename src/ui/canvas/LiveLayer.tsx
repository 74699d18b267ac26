import { useImperativeHandle, useRef, useState, type Ref } from 'react'
import { DASH_LIVE, LIVE_ERASE_WIDTH } from '../../constants'
import { adjusted, adjustmentJoint } from '../../gesture/adjust'
import { joint, livePoints } from '../../gesture/drawStroke'
import type { Gesture } from '../../gesture/gesture'
import { ICONS } from '../../model/icons'
import { isStamp, type DrawingElement, type IconStamp, type Point, type Stroke } from '../../model/types'
import { ICON_SHAPES } from '../../render/iconShapes'
import { solidPaths } from '../../render/marks'
import { EDITOR_PEN, type Pen } from '../../render/pen'
import { shapesSvg } from '../../render/shapeSvg'
import { svg } from '../../render/svgNode'
import { SvgTree } from '../svg/SvgTree'
import { createLivePath } from './livePath'

export interface LiveInk {
  /** Shows an unfinished gesture, or nothing where it is idle. */
  readonly show: (gesture: Gesture) => void
  /** Shows where the keyboard's pen is. */
  readonly showCursor: (at: Point | undefined) => void
}

interface Props {
  readonly ref: Ref<LiveInk>
  /** The icon that a gesture would show: the one in hand, or the selected one. */
  readonly icon: number | undefined
}

const LIVE_PEN: Pen = { ...EDITOR_PEN, dash: DASH_LIVE, eraseWidth: LIVE_ERASE_WIDTH }
/** The colour of `bg-canvas`. */
const PAPER = 'var(--sage-1)'
const JOINT_RADIUS = 14
const CURSOR = 'M-16 0H-5M5 0H16M0 -16V-5M0 5V16'

/**
 * What is unfinished. React makes these few elements once; a gesture then writes their attributes directly, so that a
 * moving pointer renders no component. The eraser is painted in the colour of the paper: a mask would have to redraw
 * all the ink under it in every frame.
 */
export const LiveLayer = ({ ref, icon }: Props) => {
  const line = useRef<SVGPathElement>(null)
  const solid = useRef<SVGPathElement>(null)
  const stamp = useRef<SVGGElement>(null)
  const hint = useRef<SVGCircleElement>(null)
  const cursor = useRef<SVGPathElement>(null)
  const [paintStroke] = useState(createStrokePainter)
  useImperativeHandle(ref, () => ({
    show: (gesture) => {
      const { stroke, icon: stamped, joined } = pictureOf(gesture)
      if (line.current && solid.current) paintStroke(stroke, line.current, solid.current)
      place(stamp.current, stamped, stamped ? ` scale(${ICONS[stamped.index]?.multiplier ?? 1})` : '')
      place(hint.current, joined)
    },
    showCursor: (at) => place(cursor.current, at),
  }))
  return (
    <>
      <path ref={line} fill="none" strokeLinejoin="round" />
      <path ref={solid} fill="currentColor" />
      {icon !== undefined && (
        <g ref={stamp} display="none">
          <SvgTree node={svg('g', {}, shapesSvg(ICON_SHAPES[icon] ?? [], 'currentColor'))} />
        </g>
      )}
      <circle ref={hint} display="none" r={JOINT_RADIUS} fill="none" strokeWidth={3} className="stroke-accent" />
      <path ref={cursor} display="none" d={CURSOR} fill="none" strokeWidth={3} className="stroke-accent" />
    </>
  )
}

interface Picture {
  readonly stroke?: Stroke | undefined
  readonly icon?: IconStamp['icon'] | undefined
  /** The end of another stroke that would be joined. */
  readonly joined?: Point | undefined
}

const pictureOf = (gesture: Gesture): Picture => {
  switch (gesture.kind) {
    case 'idle':
    case 'missing':
      return {}
    case 'stamping':
      return { icon: { ...gesture.at, index: gesture.index } }
    case 'drawing':
      return { stroke: { ...gesture.tool, points: livePoints(gesture) }, joined: joint(gesture) }
    case 'adjusting':
      return { ...elementPicture(adjusted(gesture)), joined: adjustmentJoint(gesture) }
  }
}

const elementPicture = (element: DrawingElement): Picture =>
  isStamp(element) ? { icon: element.icon } : { stroke: element }

/** Shows a stroke in two paths: its line, and its ball and arrowhead. What has not changed is not written. */
const createStrokePainter = (): ((stroke: Stroke | undefined, line: SVGPathElement, solid: SVGPathElement) => void) => {
  const curvePath = createLivePath()
  let look: Stroke | undefined
  return (stroke, line, solid) => {
    if (!stroke) {
      line.setAttribute('d', '')
      solid.setAttribute('d', '')
      return
    }
    const dashed = stroke.dashed && stroke.points.length > 1
    if (look?.erase !== stroke.erase || (look.dashed && look.points.length > 1) !== dashed) {
      line.setAttribute('stroke', stroke.erase ? PAPER : 'currentColor')
      line.setAttribute('stroke-width', String(stroke.erase ? LIVE_PEN.eraseWidth : LIVE_PEN.width))
      line.setAttribute('stroke-linecap', dashed ? 'butt' : 'round')
      line.setAttribute('stroke-dasharray', dashed ? LIVE_PEN.dash.join(' ') : 'none')
    }
    look = stroke
    line.setAttribute('d', curvePath(stroke.points))
    const filled = stroke.arrow || stroke.circle
    show(solid, filled)
    if (filled) solid.setAttribute('d', solidPaths(stroke, LIVE_PEN).join(''))
  }
}

/** A part that is not shown is not laid out either: hidden ones would be walked through in every frame. */
const show = (part: SVGGraphicsElement | null, shown: boolean): void => {
  const display = shown ? 'inline' : 'none'
  if (part?.getAttribute('display') !== display) part?.setAttribute('display', display)
}

/** Moves a part to its place, or hides it where it has none. */
const place = (part: SVGGraphicsElement | null, at: Point | undefined, more = ''): void => {
  show(part, at !== undefined)
  if (at) part?.setAttribute('transform', `translate(${at.x} ${at.y})${more}`)
}
