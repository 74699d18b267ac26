import { viewBoxOf, type Box } from '../../geometry/bounds'
import type { DrawingElement, Size } from '../../model/types'
import { drawingSvg } from '../../render/drawingSvg'
import { svg } from '../../render/svgNode'
import type { MirroredDrawing } from '../../storage/mirroredDrawing'
import { createLiveInk, type LiveInk } from '../canvas/liveInk'
import { CANVAS, LAYER, PAPER, ROOM } from '../canvas/paperShape'
import { fitPaper } from '../canvas/paperView'
import { INK_STYLE } from '../svg/inkStyle'
import { svgElement } from '../svg/svgElement'
import { viewBoxText } from '../svg/viewBoxText'
import { made } from './made'

/** The paper of the first table, in the room around it, with the layers upon it. */
export interface Sheet {
  readonly room: HTMLElement
  /** What is drawn on. */
  readonly canvas: SVGSVGElement
  readonly live: LiveInk
  /** What the canvas shows of the drawing, in canvas units. */
  readonly box: () => Box
  /** Lays the paper out as large as the room lets it, in CSS pixels. */
  readonly layOut: (canvas: Size, room: Size) => void
  readonly showInk: (elements: readonly DrawingElement[]) => void
}

/** @param drawing as it is when it is opened: what lies outside its canvas widens what is shown */
export const createSheet = (drawing: Pick<MirroredDrawing, 'elements'>): Sheet => {
  const ink = svgElement(svg('svg', { class: LAYER }))
  const live = svgElement(svg('g')) as SVGGElement
  const canvas = svgElement(svg('svg', { class: CANVAS, 'data-testid': 'first-canvas' })) as SVGSVGElement
  canvas.append(live)
  const paper = made(PAPER, ink, canvas)
  let box: Box = { x: 0, y: 0, width: 0, height: 0 }
  return {
    room: made(ROOM, paper),
    canvas,
    live: createLiveInk(live),
    box: () => box,
    layOut: (size, room) => {
      box = viewBoxOf(size, drawing.elements)
      const { x, y, width, height } = fitPaper(box, room)
      paper.style.left = `${x}px`
      paper.style.top = `${y}px`
      paper.style.width = `${width}px`
      paper.style.height = `${height}px`
      for (const layer of [ink, canvas]) layer.setAttribute('viewBox', viewBoxText(box))
    },
    showInk: (elements) => ink.replaceChildren(svgElement(drawingSvg(elements, box, 'first', INK_STYLE))),
  }
}
