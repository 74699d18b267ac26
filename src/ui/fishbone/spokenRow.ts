import { rowNumber, type SideRoad } from '../../model/fishbone/fishbone'
import { sideCountOf } from '../../model/fishbone/sideCount'
import type { Words } from '../words/en'
import type { FishboneInHand } from './useFishbone'

type Current = Pick<FishboneInHand, 'rows' | 'row' | 'picked' | 'dashed'>

/** The number of the current row. */
export const rowText = (words: Words['fishbone'], { rows, row }: Current): string =>
  words.row(rowNumber(row, rows.length), rows.length)

/**
 * The current row for screen readers: its roads, then the picked road. If none is picked, says whether the next road
 * will be unpaved.
 */
export const spokenRow = (words: Words['fishbone'], fishbone: Current): string => {
  const { left = [], right = [] } = fishbone.rows[fishbone.row] ?? {}
  const roads = words.roads(sideCountOf(left), sideCountOf(right))
  return [`${rowText(words, fishbone)}.`, roads, ...inHand(words, fishbone, { left, right })].join(' ')
}

const inHand = (
  words: Words['fishbone'],
  { picked, dashed }: Current,
  sides: Readonly<Record<'left' | 'right', readonly SideRoad[]>>,
): readonly string[] => {
  if (!picked) return dashed ? [words.nextUnpaved] : []
  const { side, index } = picked.place
  const text = side === 'left' ? words.pickedLeft : words.pickedRight
  return [text(index + 1, sides[side].length, picked.road.dashed)]
}
