import {
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react'
import { flushSync } from 'react-dom'
import { viewBoxOf } from '../../geometry/bounds'
import { canvasFor } from '../../geometry/canvasSize'
import { extentOf } from '../../geometry/extent'
import { openPath } from '../../geometry/line/pathData'
import { extremesOf } from '../../geometry/shapes'
import { FIT, isFit, zoomed, type View } from '../../geometry/view'
import { handlesOf } from '../../gesture/adjust'
import type { GestureResult } from '../../gesture/gesture'
import type { Tool } from '../../gesture/tool'
import { type Drawing, type DrawingElement, type Point, type Size, isStroke } from '../../model/types'
import { whenNoPointerIsDown } from '../../platform/pointersDown'
import { viewBoxText } from '../svg/viewBoxText'
import { useDescription } from '../words/useDescription'
import { useWords } from '../words/words'
import { attachKeys } from './attachKeys'
import { attachPointers } from './attachPointers'
import { attachWheel } from './attachWheel'
import { FieldPlace } from './FieldPlace'
import { InkLayers, LabelLayer } from './InkLayers'
import { createLiveInk, HANDLE_RADIUS } from './liveInk'
import { CANVAS_LAYER, PAPER, ROOM } from './paperShape'
import { drivePen, type PenDriver } from './penDriver'
import { useSize } from './useSize'
import { useView } from './useView'

/** The methods with which a screen controls its canvas. */
export interface CanvasControl {
  /** True during a stroke or drag, when nothing else may change the drawing. */
  readonly busy: () => boolean
  /** The size of the canvas in units; `undefined` before the first frame. */
  readonly size: () => Size | undefined
  /** Zooms around the middle. */
  readonly zoom: (factor: number) => void
  /** Shows the whole paper. */
  readonly fit: () => void
}

interface Props {
  readonly ref: Ref<CanvasControl>
  readonly drawing: Drawing
  /** Shown instead of the drawing while a target of the ring is held down. */
  readonly preview: readonly DrawingElement[] | undefined
  /** The size of the tocht's canvas; `undefined` before the first stroke, while the size of the screen decides. */
  readonly canvas: Size | undefined
  readonly tool: Tool
  /** The index of the selected element. */
  readonly selected: number | undefined
  /** A field or a button over a place on the paper. */
  readonly field: { readonly at: Point; readonly shown: ReactNode } | undefined
  readonly penOnly: boolean
  readonly onPenSeen: () => void
  /** Called with the result of a gesture, and the size of the canvas it was made on. */
  readonly onStep: (step: GestureResult, canvas: Size) => void
  readonly onZoomed: (zoomed: boolean) => void
}

/**
 * The paper, as large as fits, with the committed ink and, in a layer above, the unfinished stroke. Long, because it
 * connects React with the listeners, which read the latest props through effect events.
 */
export const DrawingCanvas = (props: Props) => {
  const { ref, drawing, preview, canvas, tool, selected, field, penOnly, onPenSeen, onStep, onZoomed } = props
  const words = useWords()
  const [help, description] = [useId(), useId()]
  const room = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  const top = useRef<SVGSVGElement>(null)
  const layer = useRef<SVGGElement>(null)
  const pen = useRef<PenDriver>(null)
  const [adjusting, setAdjusting] = useState(false)
  const displayed = useSize(room)
  const wanted = useMemo(() => canvas ?? (displayed && canvasFor(displayed)), [canvas, displayed])
  const [held, setHeld] = useState<Size>()
  const size = held ?? wanted
  // Ink outside the canvas enlarges the view on opening; later ink does not, so that the view never jumps.
  const [opened] = useState(drawing.elements)
  const box = useMemo(() => size && viewBoxOf(size, opened), [size, opened])
  const view = useView(paper, box, displayed)
  const { frame } = view

  const takeStep = useEffectEvent((step: GestureResult) => size && onStep(step, size))
  const currentTool = useEffectEvent(() => tool)
  const paperBox = box ?? { x: 0, y: 0, width: 0, height: 0 }
  const nowBox = useEffectEvent(() => paperBox)
  const scene = useEffectEvent(() => ({ elements: drawing.elements, selected, paper: paperBox }))
  const onlyPen = useEffectEvent(() => penOnly)
  const penSeen = useEffectEvent(() => onPenSeen())
  const nowView = useEffectEvent(() => view.now())
  const showView = useEffectEvent((next: View, settled: boolean) => {
    view.show(next, settled)
    if (settled) onZoomed(!isFit(next))
  })
  const drawnOn = useRef(wanted)
  useLayoutEffect(() => {
    if (held) return
    // Another tab may change the shape of the canvas, but not during a stroke.
    if (pen.current?.busy()) setHeld(drawnOn.current)
    else drawnOn.current = wanted
  }, [wanted, held])
  const shown = frame !== undefined
  // Listens before the first paint, so that a stroke that begins in the same frame counts.
  useLayoutEffect(() => {
    const [canvasElement, around, liveLayer] = [top.current, room.current, layer.current]
    if (!canvasElement || !around || !liveLayer || !shown) return undefined
    const live = createLiveInk(liveLayer)
    let wasAdjusting = false
    const driver = drivePen({
      tool: currentTool,
      scene,
      show: (gesture) => {
        const adjustingNow = gesture.kind === 'adjusting'
        // Synchronous: otherwise one frame could show the moved element twice, or not at all.
        if (adjustingNow !== wasAdjusting) flushSync(() => setAdjusting(adjustingNow))
        wasAdjusting = adjustingNow
        live.show(gesture)
        if (gesture.kind === 'idle') setHeld(undefined)
      },
      onStep: takeStep,
    })
    pen.current = driver
    const options = { paper: canvasElement, pen: driver, penOnly: onlyPen, onPenSeen: penSeen }
    const stops = [
      attachPointers(around, { ...options, view: nowView, onView: showView }),
      attachWheel(around, { busy: driver.busy, view: nowView, onView: showView }),
      attachKeys(canvasElement, { pen: driver, box: nowBox, showCursor: live.showCursor }),
      driver.stop,
    ]
    return () => stops.forEach((stop) => stop())
  }, [shown])

  const changeView = (next: View): void => {
    if (pen.current?.busy()) return
    view.show(next, true)
    onZoomed(!isFit(next))
  }
  useImperativeHandle(ref, () => ({
    busy: () => pen.current?.busy() ?? false,
    size: () => size,
    zoom: (factor) => {
      if (displayed) changeView(zoomed(view.now(), factor, { x: displayed.width / 2, y: displayed.height / 2 }))
    },
    fit: () => changeView(FIT),
  }))

  const selectedElement = selected === undefined ? undefined : drawing.elements[selected]
  // A moving element is in the live layer.
  const still = adjusting
    ? drawing.elements.filter((element) => element !== selectedElement)
    : (preview ?? drawing.elements)

  return (
    <div className="relative size-full">
      <div ref={room} className={ROOM}>
        {frame && box && (
          <div
            ref={paper}
            className={PAPER}
            style={{ left: frame.x, top: frame.y, width: frame.width, height: frame.height }}
          >
            <InkLayers elements={still} box={box} id={`ink-${drawing.id}`} />
            <svg
              ref={top}
              data-testid="canvas"
              role="application"
              aria-label={words.editor.canvas}
              aria-describedby={`${description} ${help}`}
              tabIndex={0}
              viewBox={viewBoxText(box)}
              className={`${CANVAS_LAYER} focus-visible:-outline-offset-2`}
            >
              {selectedElement && !adjusting && <SelectionLayer element={selectedElement} />}
              <g ref={layer} />
            </svg>
            <LabelLayer elements={still} box={box} />
          </div>
        )}
        <p id={help} hidden>
          {words.editor.keyboardPen}
        </p>
        <CanvasDescription id={description} elements={drawing.elements} />
      </div>
      {/* Outside the room, which takes the touches of everything in it. */}
      {field && frame && box && (
        <FieldPlace at={field.at} box={box} frame={frame}>
          {field.shown}
        </FieldPlace>
      )}
    </div>
  )
}

/** Delay after the last stroke before a drawing is described, in milliseconds; never during a stroke. */
const DESCRIBE_AFTER_MS = 500

interface CanvasDescriptionProps {
  readonly id: string
  readonly elements: readonly DrawingElement[]
}

/**
 * Describes the drawing to screen readers, some time after the last stroke, since reading the ink is slow. It is a
 * component of its own, so that a new description renders nothing else.
 */
const CanvasDescription = ({ id, elements }: CanvasDescriptionProps) => (
  <p id={id} hidden>
    {useDescription(elements, atRest)}
  </p>
)

const atRest = (run: () => void): (() => void) => whenNoPointerIsDown(run, DESCRIBE_AFTER_MS)

/** Marks the selected element and shows its handles. */
const SelectionLayer = ({ element }: { readonly element: DrawingElement }) => (
  <g data-testid="selection" className="pointer-events-none stroke-accent" fill="none" strokeWidth={3}>
    {isStroke(element) ? (
      <path d={openPath(element.points)} strokeLinejoin="round" />
    ) : (
      <ElementFrame element={element} />
    )}
    {handlesOf(element).map(({ grip, at }) => (
      <circle
        key={grip}
        cx={at.x}
        cy={at.y}
        r={HANDLE_RADIUS}
        className={grip === 'turn' ? 'fill-accent' : 'fill-canvas'}
      />
    ))}
  </g>
)

/** The outline of an element other than a stroke. */
const ElementFrame = ({ element }: { readonly element: DrawingElement }) => {
  const { left, top, right, bottom } = extentOf(extremesOf(element))
  return <rect x={left} y={top} width={right - left} height={bottom - top} rx={6} />
}
