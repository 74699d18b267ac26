import { freeze } from 'immer'
import { DEFAULT_CANVAS, FURTHEST_DISTANCE } from '../../constants'
import { isDoubtful, OSM } from '../../model/routeDoubts'
import { withChoices } from '../../model/sheet/defaultSheet'
import type { StoredSheet } from '../../model/sheet/sheetOptions'
import { cleanName } from '../../model/texts/names'
import { FREE_DRAW, type WholeTocht } from '../../model/types'
import { boxStrokes } from '../../route/boxes/boxStrokes'
import type { ChosenBoxes } from '../../route/boxes/chooseBoxes'
import type { MadeRoads } from '../shared/evidence/keptRoads'

/**
 * Makes a tocht from the boxes of a route, with its roads.
 *
 * @param sheet the sheet of a new tocht
 * @param newId makes an id
 */
export const wholeFromRoute = (
  { boxes, toFirst, distances, roadCount }: ChosenBoxes,
  name: string,
  sheet: StoredSheet,
  newId: () => string,
): { readonly whole: WholeTocht; readonly roads: MadeRoads } => {
  const id = newId()
  const drawings = boxes.map(({ drawing, doubts }, index) => ({
    id: newId(),
    elements: boxStrokes(drawing, DEFAULT_CANVAS),
    distance: Math.min(distances[index] ?? 0, FURTHEST_DISTANCE),
    ...(doubts.length > 0 && { doubt: doubts }),
  }))
  // Freezes now: otherwise Immer visits every point when saving, which takes three times as long.
  freeze(drawings, true)
  const tocht = {
    id,
    name: cleanName(name),
    style: FREE_DRAW,
    sheet: withChoices(sheet, { toFirst: Math.min(toFirst, FURTHEST_DISTANCE) }),
    canvas: DEFAULT_CANVAS,
    source: OSM,
    drawings: drawings.map((drawing) => drawing.id),
  }
  const around = new Map(
    drawings.flatMap((drawing, index) => {
      const box = boxes[index]
      return box ? [[drawing.id, box.surroundings] as const] : []
    }),
  )
  const doubtful = drawings.filter(isDoubtful).map((drawing) => drawing.id)
  return { whole: { tocht, drawings }, roads: { tocht: id, around, roadCount, doubtful } }
}
