import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { contain, viewBoxOf } from '../../geometry/bounds'
import { canvasFor } from '../../geometry/canvasSize'
import type { Tool } from '../../gesture/tool'
import type { Drawing, DrawingElement, Size } from '../../model/types'
import { drawingSvg } from '../../render/drawingSvg'
import { maskErasers } from '../../render/erase'
import { EDITOR_PEN } from '../../render/pen'
import { viewBoxText } from '../svg/DrawingPicture'
import { SvgTree } from '../svg/SvgTree'
import { useWords } from '../words/words'
import { attachPen } from './attachPen'
import { LiveLayer, type LiveInk } from './LiveLayer'
import { useSize } from './useSize'

interface Props {
  readonly drawing: Drawing
  /** The tocht's canvas; undefined while nothing was drawn, when the screen decides. */
  readonly canvas: Size | undefined
  readonly tool: Tool
  readonly penOnly: boolean
  readonly onCommit: (element: DrawingElement, canvas: Size) => void
}

const STYLE = { pen: EDITOR_PEN, colour: 'currentColor', eraseWith: maskErasers }

/** The paper, as large as there is room, with the committed ink and, in a layer of its own above it, the unfinished stroke. */
export const DrawingCanvas = ({ drawing, canvas, tool, penOnly, onCommit }: Props) => {
  const words = useWords()
  const room = useRef<HTMLDivElement>(null)
  const top = useRef<SVGSVGElement>(null)
  const live = useRef<LiveInk>(null)
  const displayed = useSize(room)
  const paper = useMemo(() => canvas ?? (displayed && canvasFor(displayed)), [canvas, displayed])
  // What was outside the canvas when the drawing was opened widens the view; what is drawn now does not make it jump.
  const [opened] = useState(drawing.elements)
  const box = useMemo(() => paper && viewBoxOf(paper, opened), [paper, opened])
  const place = box && displayed && contain(box, { x: 0, y: 0, ...displayed })

  const commit = useEffectEvent((element: DrawingElement) => paper && onCommit(element, paper))
  const currentTool = useEffectEvent(() => tool)
  const onlyPen = useEffectEvent(() => penOnly)
  const shown = place !== undefined
  useEffect(() => {
    if (!top.current || !shown) return undefined
    return attachPen(top.current, { tool: currentTool, penOnly: onlyPen, live: () => live.current, commit })
  }, [shown])

  return (
    <div ref={room} className="relative size-full">
      {place && box && (
        <div
          className="absolute overflow-hidden rounded-lg bg-canvas text-text ring-1 ring-line"
          style={{ left: place.x, top: place.y, width: place.width, height: place.height }}
        >
          <svg viewBox={viewBoxText(box)} className="absolute inset-0 size-full" aria-hidden>
            <SvgTree node={drawingSvg(drawing.elements, box, `ink-${drawing.id}`, STYLE)} />
          </svg>
          <svg
            ref={top}
            data-testid="canvas"
            role="img"
            aria-label={words.editor.canvas}
            viewBox={viewBoxText(box)}
            className="absolute inset-0 size-full cursor-crosshair touch-none select-none will-change-transform"
          >
            <LiveLayer ref={live} icon={tool.icon} />
          </svg>
        </div>
      )}
    </div>
  )
}
