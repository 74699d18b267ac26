import { layOutStrips, type StripsRequest } from '../../src/render/strips'
import { sampleFishbone } from './fishbones'

/** What header, footer and margins leave of an A4. */
export const A4_ROOM = { x: 10, y: 26, width: 190, height: 246 }

/** Digits and capital letters of the sheet's typeface, roughly. */
export const widthOf = (text: string): number => 0.64 * text.length

export const stripsOf = (rows: number, request: Partial<StripsRequest> = {}) =>
  layOutStrips({ rows: sampleFishbone(rows), room: A4_ROOM, numbered: true, widthOf, ...request })
