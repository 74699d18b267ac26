import { useImperativeHandle, useRef, type Ref } from 'react'
import { DASH_LIVE, LIVE_ERASE_WIDTH } from '../../constants'
import { livePoints, type Gesture } from '../../gesture/gesture'
import { ICONS } from '../../model/icons'
import { ICON_SHAPES } from '../../render/iconShapes'
import { strokeMarks } from '../../render/marks'
import { EDITOR_PEN, type Pen } from '../../render/pen'
import { shapesSvg } from '../../render/shapeSvg'
import { svg } from '../../render/svgNode'
import { SvgTree } from '../svg/SvgTree'

export interface LiveInk {
  /** Shows an unfinished gesture, or nothing where it is idle. */
  readonly show: (gesture: Gesture) => void
}

interface Props {
  readonly ref: Ref<LiveInk>
  /** The icon that the next press would stamp. */
  readonly icon: number | undefined
}

const LIVE_PEN: Pen = { ...EDITOR_PEN, dash: DASH_LIVE, eraseWidth: LIVE_ERASE_WIDTH }
const PAPER = 'var(--color-canvas)'

/**
 * The unfinished stroke. React makes these few elements once; a gesture then writes their attributes directly, so that
 * a moving pointer renders no component. The eraser is painted in the colour of the paper: a mask would have to redraw
 * all the ink under it in every frame.
 */
export const LiveLayer = ({ ref, icon }: Props) => {
  const line = useRef<SVGPathElement>(null)
  const solid = useRef<SVGPathElement>(null)
  const stamp = useRef<SVGGElement>(null)
  useImperativeHandle(ref, () => ({
    show: (gesture) => {
      showStroke(gesture, line.current, solid.current)
      showStamp(gesture, stamp.current)
    },
  }))
  return (
    <>
      <path ref={line} fill="none" strokeLinejoin="round" />
      <path ref={solid} fill="currentColor" />
      <g ref={stamp} visibility="hidden">
        {icon !== undefined && <SvgTree node={svg('g', {}, shapesSvg(ICON_SHAPES[icon] ?? [], 'currentColor'))} />}
      </g>
    </>
  )
}

const showStroke = (gesture: Gesture, line: SVGPathElement | null, solid: SVGPathElement | null): void => {
  if (gesture.kind !== 'drawing') {
    line?.setAttribute('d', '')
    solid?.setAttribute('d', '')
    return
  }
  const { tool, points } = gesture
  const marks = strokeMarks({ ...tool, points: livePoints(tool, points) }, LIVE_PEN)
  const [dashed, solids] = [marks.some((mark) => mark.kind === 'line' && mark.dashed), marks.slice(1)]
  line?.setAttribute('d', marks[0]?.kind === 'line' ? marks[0].d : '')
  line?.setAttribute('stroke', tool.erase ? PAPER : 'currentColor')
  line?.setAttribute('stroke-width', String(tool.erase ? LIVE_PEN.eraseWidth : LIVE_PEN.width))
  line?.setAttribute('stroke-linecap', dashed ? 'butt' : 'round')
  line?.setAttribute('stroke-dasharray', dashed ? LIVE_PEN.dash.join(' ') : 'none')
  solid?.setAttribute('d', solids.map((mark) => (mark.kind === 'solid' ? mark.d : '')).join(''))
}

const showStamp = (gesture: Gesture, stamp: SVGGElement | null): void => {
  const stamping = gesture.kind === 'stamping'
  stamp?.setAttribute('visibility', stamping ? 'visible' : 'hidden')
  if (!stamping) return
  const { at, index } = gesture
  stamp?.setAttribute('transform', `translate(${at.x} ${at.y}) scale(${ICONS[index]?.multiplier ?? 1})`)
}
