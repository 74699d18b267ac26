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
import { viewBoxOf, type Box } from '../../geometry/bounds'
import { canvasFor } from '../../geometry/canvasSize'
import type { JunctionReading } from '../../geometry/junction/readJunction'
import { ringOnPaper, type RingOnPaper } from '../../geometry/junction/ringOnPaper'
import { FIT, isFit, zoomed, type View } from '../../geometry/view'
import { pendingTap, type GestureResult } from '../../gesture/gesture'
import type { Tool } from '../../gesture/tool'
import type { TargetTap } from '../../model/junction'
import { type Drawing, type DrawingElement, type Point, type Size } from '../../model/types'
import { whenNoPointerIsDown } from '../../platform/pointersDown'
import { viewBoxText } from '../svg/viewBoxText'
import { useDescription } from '../words/useDescription'
import { useWords } from '../words/words'
import { attachKeys } from './attachKeys'
import { attachPointers } from './attachPointers'
import { attachWheel } from './attachWheel'
import { FieldPlace } from './FieldPlace'
import { InkLayers, LabelLayer } from './InkLayers'
import { createLiveInk } from './liveInk'
import { CANVAS_LAYER, LAYER, PAPER, ROOM } from './paperShape'
import { drivePen, type PenDriver } from './penDriver'
import { SelectionLayer } from './SelectionLayer'
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

interface PaperRing {
  readonly reading: JunctionReading
  readonly isOffer: boolean
  /** Shown instead of the drawing while a tap is held down. */
  readonly preview: readonly DrawingElement[] | undefined
  /** Called with the tap that a release would make; `undefined` if it would make none. */
  readonly onHold: (tap: TargetTap | undefined) => void
  /** What lies below the ink, and the targets above it. */
  readonly renderGhosts: (onPaper: RingOnPaper) => ReactNode
  readonly renderTargets: (onPaper: RingOnPaper) => ReactNode
  /** A line of text at the lower edge of the paper, whose place is in CSS pixels. */
  readonly renderLine: (paper: Box) => ReactNode
}

interface Props {
  readonly ref: Ref<CanvasControl>
  readonly drawing: Drawing
  /** The ring on the paper; `undefined` while there is none. */
  readonly ring: PaperRing | undefined
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
  const { ref, drawing, ring, canvas, tool, selected, field, penOnly, onPenSeen, onStep, onZoomed } = props
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
  const { reading, isOffer = false } = ring ?? {}
  const unitsPerPixel = frame && box && box.width / frame.width
  const onPaper = useMemo(
    () =>
      reading && size && box && unitsPerPixel
        ? ringOnPaper(reading, { canvas: size, box, unitsPerPixel, isOffer })
        : undefined,
    [reading, isOffer, size, box, unitsPerPixel],
  )

  const takeStep = useEffectEvent((step: GestureResult) => size && onStep(step, size))
  const currentTool = useEffectEvent(() => tool)
  const paperBox = box ?? { x: 0, y: 0, width: 0, height: 0 }
  const nowBox = useEffectEvent(() => paperBox)
  const scene = useEffectEvent(() => ({ elements: drawing.elements, selected, paper: paperBox, ring: onPaper }))
  const hold = useEffectEvent((tap: TargetTap | undefined) => ring?.onHold(tap))
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
    let pending: TargetTap | undefined
    const driver = drivePen({
      tool: currentTool,
      scene,
      show: (gesture) => {
        const adjustingNow = gesture.kind === 'adjusting'
        // Synchronous: otherwise one frame could show the moved element twice, or not at all.
        if (adjustingNow !== wasAdjusting) flushSync(() => setAdjusting(adjustingNow))
        wasAdjusting = adjustingNow
        live.show(gesture)
        const tap = pendingTap(gesture)
        if (tap?.target !== pending?.target) hold(tap)
        pending = tap
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
    : (ring?.preview ?? drawing.elements)

  return (
    <div className="relative size-full">
      <div ref={room} data-testid="room" className={ROOM}>
        {frame && box && (
          <div
            ref={paper}
            className={PAPER}
            style={{ left: frame.x, top: frame.y, width: frame.width, height: frame.height }}
          >
            {onPaper && ring && (
              <svg viewBox={viewBoxText(box)} className={LAYER} aria-hidden>
                {ring.renderGhosts(onPaper)}
              </svg>
            )}
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
              {onPaper && ring?.renderTargets(onPaper)}
              {selectedElement && !adjusting && <SelectionLayer element={selectedElement} />}
              <g ref={layer} />
            </svg>
            <LabelLayer elements={still} box={box} />
          </div>
        )}
        {frame && ring?.renderLine(frame)}
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
