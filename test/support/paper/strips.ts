import { DEFAULT_SHEET } from '../../../src/model/sheet/defaultSheet'
import { stripPen } from '../../../src/render/pen'
import { layOutStrips, type StripsRequest } from '../../../src/render/strips'
import { sampleFishbone } from '../tochten/fishbones'
import { TYPEFACE } from './sheets'

/** The room on an A4 page without header, footer and margins, in millimetres. */
export const A4_ROOM = { x: 10, y: 26, width: 190, height: 246 }

export const stripsOf = (rows: number, request: Partial<StripsRequest> = {}) =>
  layOutStrip({ rows: sampleFishbone(rows), room: A4_ROOM, numbered: true, ...request })

export const layOutStrip = (request: Pick<StripsRequest, 'rows' | 'room' | 'numbered'>) =>
  layOutStrips({ pen: stripPen(DEFAULT_SHEET), emphasis: false, typeface: TYPEFACE, ...request })
