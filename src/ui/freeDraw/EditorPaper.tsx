import { useRef, useState, type ComponentProps, type CSSProperties, type RefObject } from 'react'
import { fittedOn } from '../../geometry/transform'
import type { GestureResult } from '../../gesture/gesture'
import { isPen, tapsRing, type Tool } from '../../gesture/tool'
import { isStroke, type Drawing, type DrawingElement, type DrawingId, type Size, type TochtId } from '../../model/types'
import { usePreferences, useServices } from '../../store/context'
import { DrawingCanvas, type CanvasControl } from '../canvas/DrawingCanvas'
import { DetailsFields } from '../shared/details/DetailsFields'
import { SPREAD, useMedia } from '../shared/useMedia'
import { CanvasBar } from './CanvasBar'
import { GhostRoads } from './ring/GhostRoads'
import { PaperRing } from './ring/PaperRing'
import { RingLine, TapAnnouncer } from './ring/RingLine'
import type { Ring } from './ring/useRing'
import { useKeepAsDrawn } from './useKeepAsDrawn'
import { useLabelField } from './useLabelField'
import type { Selection } from './useSelection'

interface Props {
  readonly tocht: TochtId
  readonly drawing: Drawing
  readonly control: RefObject<CanvasControl | null>
  /** The size of the tocht's canvas; `undefined` before the first stroke, while the size of the screen decides. */
  readonly canvas: Size | undefined
  readonly tool: Tool
  readonly selection: Selection
  readonly ring: Ring
  /** Switches Curve on. */
  readonly onCurve: () => void
  /** Called when the drawing is full. */
  readonly onFull: () => void
}

/** Screens on which square paper leaves a free column at its right. */
const ROOM_BESIDE = `${SPREAD} and (min-aspect-ratio: 8/5)`

/** The paper with its occasional buttons; stores the results of gestures in the drawing. */
export const EditorPaper = ({ tocht, drawing, control, canvas, tool, selection, ring, onCurve, onFull }: Props) => {
  const { store } = useServices()
  const { dispatch } = store
  const [zoomedOn, setZoomedOn] = useState<DrawingId>()
  const pen = usePen()
  const hasRoom = useMedia(ROOM_BESIDE)
  const place = useRef<HTMLDivElement>(null)
  const fitted = (drawn: DrawingElement, drawnOn: Size) => (canvas ? fittedOn(drawn, drawnOn, canvas) : drawn)
  const add = (drawn: DrawingElement, drawnOn: Size) => {
    dispatch({
      type: 'addElement',
      drawing: drawing.id,
      element: fitted(drawn, drawnOn),
      canvas: canvas ?? drawnOn,
    })
  }
  const label = useLabelField(drawing, selection, add, dispatch)
  const chip = useKeepAsDrawn(drawing, { fitted, add }, store, onCurve)
  const takeStep = (step: GestureResult, drawnOn: Size) => {
    // On a phone a tap beside a field is meant to leave it: no road, text or icon is meant.
    if (isOfTap(step) && leaveField(place.current)) return
    // A touch elsewhere does not take the focus from the field.
    label.write(step.write, drawnOn)
    if (step.isFull) onFull()
    if (step.tap) ring.tap(step.tap)
    if (step.commit) add(step.commit, drawnOn)
    chip.offer(step, drawnOn)
    if (step.replace) selection.replace(step.replace.index, step.replace.element)
    if (step.remove)
      dispatch({ type: 'removeElement', drawing: drawing.id, index: step.remove.index, was: step.remove.element })
    if (step.select !== undefined) selection.select(step.select === null ? undefined : drawing.elements[step.select])
  }
  return (
    // On a wide screen this element is no wider than the paper, so that the tools stay beside the paper.
    <div
      className="flex min-h-0 min-w-0 flex-1 flex-col px-2 lg:max-w-[calc((100dvh-var(--around))*var(--shape)+1.25rem)] beside:p-2 sideways:py-1"
      style={
        {
          // The header, the padding, and the line for the note and the distance.
          '--around': hasRoom ? '4.5rem' : '7.5rem',
          '--shape': canvas ? Math.ceil((50 * canvas.width) / canvas.height) / 50 : 1,
        } as CSSProperties
      }
    >
      <div ref={place} className="relative min-h-0 flex-1">
        <DrawingCanvas
          key={drawing.id}
          ref={control}
          drawing={drawing}
          ring={partsOf(ring, tool)}
          canvas={canvas}
          tool={tool}
          selected={selection.index}
          field={label.field ?? chip.field}
          penOnly={pen.only}
          onPenSeen={pen.onSeen}
          onStep={takeStep}
          onZoomed={(isZoomed) => setZoomedOn(isZoomed ? drawing.id : undefined)}
        />
        <TapAnnouncer ring={ring} />
        <CanvasBar
          drawing={drawing}
          isRingOpen={ring.isOpen}
          hasRoom={hasRoom}
          selection={selection}
          zoomed={zoomedOn === drawing.id}
          onFit={() => control.current?.fit()}
          isBusy={() => control.current?.busy() ?? false}
          penKnown={pen.isKnown}
          penOnly={pen.only}
        />
      </div>
      {!hasRoom && (
        // A phone in landscape has no height for a line below the paper, but room below the tools.
        <div className="shrink-0 pt-1 sideways:absolute sideways:bottom-[max(0.5rem,env(safe-area-inset-bottom))] sideways:left-[max(0.75rem,env(safe-area-inset-left))] sideways:w-46">
          <DetailsFields key={drawing.id} tocht={tocht} drawing={drawing} inLine />
        </div>
      )}
    </div>
  )
}

const isOfTap = ({ tap, write, commit }: GestureResult): boolean =>
  tap !== undefined || write !== undefined || (commit !== undefined && !isStroke(commit))

/** Leaves the field outside the paper that has the focus; false if there is none. A touch does not do so by itself. */
const leaveField = (paper: HTMLElement | null): boolean => {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement) || paper?.contains(field)) return false
  field.blur()
  return true
}

/** The parts of the ring for the canvas. Another tool takes the taps first, and the ring then shows no roads to tap. */
const partsOf = (ring: Ring, tool: Tool): ComponentProps<typeof DrawingCanvas>['ring'] => {
  if (!ring.reading) return undefined
  const takesTaps = tapsRing(tool)
  // Curve is easily left on, and its button is not near the paper.
  const isCurve = ring.isOpen && isPen(tool) && tool.curve
  return {
    reading: ring.reading,
    isOffer: !ring.isOpen,
    preview: ring.preview,
    onHold: ring.hold,
    renderGhosts: (onPaper) => takesTaps && <GhostRoads onPaper={onPaper} />,
    renderTargets: (onPaper) => <PaperRing {...ring} onPaper={onPaper} takesTaps={takesTaps} />,
    renderLine: (paper) => (takesTaps || isCurve) && <RingLine ring={ring} isCurve={isCurve} paper={paper} />,
  }
}

/** Whether only a pen draws. Only the first pen of a visit switches this on, so that switching it off is respected. */
const usePen = (): { readonly only: boolean; readonly isKnown: boolean; readonly onSeen: () => void } => {
  const { preferences } = useServices()
  const { penOnly } = usePreferences()
  const [seen, setSeen] = useState(penOnly)
  const onSeen = () => {
    if (!seen) preferences.change({ penOnly: true })
    setSeen(true)
  }
  return { only: penOnly, isKnown: seen || penOnly, onSeen }
}
