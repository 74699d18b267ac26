import { PAPER_SIZES, SAFETY_HEIGHT } from '../../../src/constants'
import { DEFAULT_SHEET } from '../../../src/model/sheet/defaultSheet'
import { stripPen } from '../../../src/render/printPen'
import { roomOn } from '../../../src/render/sheet/sheetPaper'
import { layOutStrips, type StripsRequest } from '../../../src/render/strips'
import { sampleFishbone } from '../tochten/fishbones'
import { TYPEFACE } from './sheets'

/** The room between header and safety strip, in millimetres. */
export const A4_ROOM = roomOn(PAPER_SIZES.A4, SAFETY_HEIGHT)

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
