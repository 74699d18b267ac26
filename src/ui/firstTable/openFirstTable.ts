import { viewBoxOf, type Box } from '../../geometry/bounds'
import { canvasFor } from '../../geometry/canvasSize'
import { FIT } from '../../geometry/view'
import { FIRST_TOOL } from '../../gesture/tool'
import type { Size } from '../../model/types'
import { drawingSvg } from '../../render/drawingSvg'
import { svg } from '../../render/svgNode'
import type { FirstStroke, FirstStrokes } from '../../storage/firstStrokes'
import type { MirroredDrawing } from '../../storage/mirroredDrawing'
import { attachPointers } from '../canvas/attachPointers'
import { createLiveInk } from '../canvas/liveInk'
import { CANVAS, LAYER, PAPER, ROOM } from '../canvas/paperShape'
import { fitPaper } from '../canvas/paperView'
import { drivePen } from '../canvas/penDriver'
import { PAPER_SIDE, TABLE, TABLE_COLUMN, TABLE_MAIN, TOOL_BAR, TOOL_COUNTS, TOOL_GROUP } from '../freeDraw/tableShape'
import { INK_STYLE } from '../svg/inkStyle'
import { svgElement } from '../svg/svgElement'
import { viewBoxText } from '../svg/viewBoxText'
import type { FirstTable } from './opened'

export interface FirstPaper extends Pick<FirstStroke, 'tocht' | 'index'> {
  readonly drawing: MirroredDrawing
  readonly penOnly: boolean
  readonly strokes: FirstStrokes
}

/**
 * Lays out a drawing with the pen beside it before React, the tools and the database are there: it can be drawn on at
 * once, and the app takes over what was drawn. Until then there is but the straight pen, and the paper lies still.
 */
export const openFirstTable = ({ drawing, tocht, index, penOnly, strokes }: FirstPaper): FirstTable => {
  const ink = svgElement(svg('svg', { class: LAYER }))
  const live = svgElement(svg('g')) as SVGGElement
  const canvas = svgElement(svg('svg', { class: CANVAS, 'data-testid': 'first-canvas' })) as SVGSVGElement
  canvas.append(live)
  const paper = made(PAPER, ink, canvas)
  const room = made(ROOM, paper)
  const table = tableAround(room)
  document.body.append(table)

  const here = { drawing: drawing.id, tocht, index }
  const own = strokes.waiting().filter((stroke) => isAt(stroke, here))
  let elements = [...drawing.elements, ...own.map(({ element }) => element)]
  let canvasSize = drawing.canvas ?? own[0]?.canvas
  let box: Box = { x: 0, y: 0, width: 0, height: 0 }

  const showInk = (): void => ink.replaceChildren(svgElement(drawingSvg(elements, box, 'first', INK_STYLE)))
  const layOut = (): Size => {
    const { width, height } = room.getBoundingClientRect()
    const size = canvasSize ?? canvasFor({ width, height })
    box = viewBoxOf(size, drawing.elements)
    const fitted = fitPaper(box, { width, height })
    paper.style.left = `${fitted.x}px`
    paper.style.top = `${fitted.y}px`
    paper.style.width = `${fitted.width}px`
    paper.style.height = `${fitted.height}px`
    for (const layer of [ink, canvas]) layer.setAttribute('viewBox', viewBoxText(box))
    showInk()
    return size
  }

  let shown = layOut()
  const liveInk = createLiveInk(live)
  let closing = false
  const pen = drivePen({
    tool: () => FIRST_TOOL,
    scene: () => ({ elements, selected: undefined, paper: box }),
    show: (gesture) => {
      liveInk.show(gesture)
      // A pen may take over from a finger: only then is it over.
      if (closing && gesture.kind === 'idle') queueMicrotask(closeAtRest)
    },
    onStep: ({ commit }) => {
      if (!commit) return
      canvasSize = shown
      elements = [...elements, commit]
      showInk()
      strokes.add({ ...here, element: commit, canvas: shown })
    },
  })
  const stopPointers = attachPointers(room, {
    canvas,
    pen,
    penOnly: () => penOnly,
    // The next contact of the pen tells the app.
    onPenSeen: () => undefined,
    view: () => FIT,
    onView: () => undefined,
  })
  const resizes = new ResizeObserver(() => {
    shown = layOut()
  })
  resizes.observe(room)

  const closeAtRest = (): void => {
    if (pen.busy()) return
    stopPointers()
    resizes.disconnect()
    table.remove()
  }
  return {
    strokes,
    close: () => {
      closing = true
      closeAtRest()
    },
  }
}

type Place = Pick<FirstStroke, 'drawing' | 'tocht' | 'index'>

const isAt = (one: Place, other: Place): boolean =>
  one.drawing === other.drawing && one.tocht === other.tocht && one.index === other.index

/** The paper with as much room around it as header and tools will take. */
const tableAround = (room: HTMLElement): HTMLElement => {
  const tools = TOOL_COUNTS.map((count) =>
    made(TOOL_GROUP, ...Array.from({ length: count }, () => made('size-11 shrink-0'))),
  )
  const main = made(TABLE_MAIN, made(PAPER_SIDE, room), made(TOOL_BAR, ...tools))
  const table = made(TABLE, made(TABLE_COLUMN, made('pad-safe-top min-h-14 shrink-0'), main))
  // What is said of it is said of the one that follows.
  table.setAttribute('aria-hidden', 'true')
  return table
}

const made = (className: string, ...children: Element[]): HTMLElement => {
  const element = Object.assign(document.createElement('div'), { className })
  element.append(...children)
  return element
}
