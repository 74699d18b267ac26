import { arrowhead } from '../../../src/geometry/line/arrowhead'
import { writeJunction } from '../../../src/geometry/junction/writeJunction'
import { DIRECTIONS } from '../../../src/model/junction'
import type { Point, Size, Stroke } from '../../../src/model/types'
import { type Pen } from '../../../src/render/pen'
import { printPen } from '../../../src/render/printPen'
import type { SheetOptions } from '../../../src/model/sheet/sheetOptions'
import { drawing } from '../drawings'
import { ARM_KINDS, numberedJunction } from './junctions'
import { must } from '../must'
import { plainDistance } from '../plane'
import { cellsOn, layOut } from '../paper/sheets'

/** Junctions with every road blocked: less ink leaves more white. */
const CROWDED = ARM_KINDS.length ** (DIRECTIONS.length - 1) - 1

/**
 * The least white between the arrowhead of a junction and any ink except its own line, in millimetres on an A4 sheet
 * without notes, over all exits, with and without a roundabout.
 */
export const leastWhite = (canvas: Size, columns: SheetOptions['columns']): number => {
  const scale = millimetresPerUnit(canvas, columns)
  const pen = printPen('normal', scale)
  const whites = DIRECTIONS.flatMap((_, exit) =>
    [false, true].map((roundabout) => {
      const junction = numberedJunction(CROWDED * (2 * DIRECTIONS.length * 2) + exit * 2, ARM_KINDS, roundabout)
      return whiteAround(writeJunction(junction, canvas), pen)
    }),
  )
  return Math.min(...whites) * scale
}

const millimetresPerUnit = (canvas: Size, columns: SheetOptions['columns']): number => {
  const page = must(layOut({ canvas, drawings: [drawing('d')], options: { paper: 'A4', columns } })[0])
  const { picture, viewBox } = must(cellsOn(page)[0])
  return picture.width / viewBox.width
}

const whiteAround = (strokes: readonly Stroke[], pen: Pen): number => {
  const route = must(strokes.find(({ arrow }) => arrow))
  const head = outlineOf(arrowhead(route.points, pen.arrow))
  const others = strokes.filter((one) => one !== route)
  return Math.min(...others.flatMap(({ points }) => head.map((place) => plainDistance(place, points)))) - pen.width / 2
}

/** Points along the sides of a triangle. */
const outlineOf = (corners: readonly Point[]): readonly Point[] =>
  corners.flatMap((from, index) => {
    const to = must(corners[(index + 1) % corners.length])
    return Array.from({ length: 20 }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / 20,
      y: from.y + ((to.y - from.y) * step) / 20,
    }))
  })
