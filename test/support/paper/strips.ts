import { DEFAULT_SHEET } from '../../../src/model/sheet/defaultSheet'
import { stripPen } from '../../../src/render/printPen'
import { layOutStrips, type StripsRequest } from '../../../src/render/strips'
import { sampleFishbone } from '../tochten/fishbones'
import { TYPEFACE } from './sheets'

/** The room on an A4 page without header, footer and margins, in millimetres. */
export const A4_ROOM = { x: 10, y: 26, width: 190, height: 246 }

/** The numbers of pages and strips that fish-bones of these rows take on A4. */
export const FISHBONES_ON_A4 = [
  { rows: 5, pages: 1, strips: 1 },
  { rows: 12, pages: 1, strips: 1 },
  { rows: 30, pages: 1, strips: 3 },
  { rows: 80, pages: 1, strips: 5 },
  { rows: 200, pages: 2, strips: 10 },
]

export const stripsOf = (rows: number, request: Partial<StripsRequest> = {}) =>
  layOutStrip({ rows: sampleFishbone(rows), room: A4_ROOM, numbered: true, ...request })

export const layOutStrip = (request: Pick<StripsRequest, 'rows' | 'room' | 'numbered'>) =>
  layOutStrips({ pen: stripPen(DEFAULT_SHEET), emphasis: false, typeface: TYPEFACE, ...request })
