import { canvasFor } from '../../geometry/canvasSize'
import { FIT } from '../../geometry/view'
import { FIRST_TOOL } from '../../gesture/tool'
import type { Size } from '../../model/types'
import type { FirstStroke, FirstStrokes } from '../../storage/firstStrokes'
import type { MirroredDrawing } from '../../storage/mirroredDrawing'
import { attachPointers } from '../canvas/attachPointers'
import { drivePen } from '../canvas/penDriver'
import {
  PAPER_SIDE,
  TABLE,
  TABLE_COLUMN,
  TABLE_MAIN,
  TABLE_TITLE,
  TOOL_BAR,
  TOOL_COUNTS,
  TOOL_GROUP,
} from '../freeDraw/tableShape'
import { HEADER, HEADER_TITLE } from '../shared/headerShape'
import { drawingTitle } from '../words/drawingTitle'
import { createSheet } from './createSheet'
import { made } from './made'
import type { FirstTable } from './opened'
import { wayOut } from './wayOut'

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
  const sheet = createSheet(drawing)
  const here = { drawing: drawing.id, tocht, index }
  const waiting = strokes.waiting().filter((stroke) => stroke.tocht === tocht)
  let elements = [...drawing.elements, ...waiting.filter((stroke) => isAt(stroke, here)).map(({ element }) => element)]
  let canvas = drawing.canvas ?? waiting[0]?.canvas
  const table = tableAround(sheet.room, index + 1)
  document.body.append(table)

  const layOut = (): Size => {
    const { width, height } = sheet.room.getBoundingClientRect()
    const size = canvas ?? canvasFor({ width, height })
    sheet.layOut(size, { width, height })
    sheet.showInk(elements)
    return size
  }
  let size = shownOr(layOut, () => table.remove())
  const pen = drivePen({
    tool: () => FIRST_TOOL,
    scene: () => ({ elements, selected: undefined, paper: sheet.box() }),
    show: (gesture) => {
      sheet.live.show(gesture)
      if (gesture.kind === 'idle') out.rest()
    },
    onStep: ({ commit }) => {
      if (!commit) return
      canvas = size
      elements = [...elements, commit]
      sheet.showInk(elements)
      strokes.add({ ...here, element: commit, canvas })
    },
  })
  let penSeen = false
  const stopPointers = attachPointers(sheet.room, {
    canvas: sheet.canvas,
    pen,
    penOnly: () => penOnly || penSeen,
    onPenSeen: () => (penSeen = true),
    view: () => FIT,
    onView: nobody,
  })
  const resizes = new ResizeObserver(() => (size = layOut()))
  resizes.observe(sheet.room)
  const out = wayOut(pen, () => {
    stopPointers()
    resizes.disconnect()
    table.remove()
  })
  return { strokes, penSeen: () => penSeen, close: out.close, stop: out.stop }
}

const nobody = (): void => undefined

/** Ink that cannot be drawn is the app's to report: nothing may lie over it then. */
const shownOr = <T>(show: () => T, giveUp: () => void): T => {
  try {
    return show()
  } catch (error) {
    giveUp()
    throw error
  }
}

type Place = Pick<FirstStroke, 'drawing' | 'tocht' | 'index'>

const isAt = (one: Place, other: Place): boolean =>
  one.drawing === other.drawing && one.tocht === other.tocht && one.index === other.index

/** The paper, with its number, and with as much room around it as header and tools will take. */
const tableAround = (room: HTMLElement, number: number): HTMLElement => {
  const tools = TOOL_COUNTS.map((count) => made(TOOL_GROUP, ...Array.from({ length: count }, button)))
  const main = made(TABLE_MAIN, made(PAPER_SIDE, room), made(TOOL_BAR, ...tools))
  const title = made(TABLE_TITLE, drawingTitle(number))
  const header = made(HEADER, button(), made(HEADER_TITLE, title))
  const table = made(TABLE, made(TABLE_COLUMN, header, main))
  // What is said of it is said of the one that follows.
  table.setAttribute('aria-hidden', 'true')
  return table
}

/** The room that a button will take. */
const button = (): HTMLElement => made('size-11 shrink-0')
