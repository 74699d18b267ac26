import { ROW_SPACING, SIDE_ROAD_LENGTH } from '../../constants'
import { rowY, SPINE_X, type Fishbone } from '../../model/fishbone/fishbone'
import { FishboneInk } from '../grid/FishboneInk'
import { viewBoxText } from '../svg/viewBoxText'

/** Rows shown before and after the current one in the field. */
const ROWS_AROUND = { before: 4, behind: 1 } as const

interface Props {
  readonly rows: Fishbone
  /** The index of the current row, from the top of the paper. */
  readonly row: number
}

/** Part of a fish-bone around the current row, read from bottom to top as in print. */
export const FishboneView = ({ rows, row }: Props) => {
  const { before, behind } = ROWS_AROUND
  const half = SIDE_ROAD_LENGTH + ROW_SPACING / 2
  const box = {
    x: SPINE_X - half,
    y: rowY(row - before) - ROW_SPACING / 2,
    width: 2 * half,
    height: (before + behind + 1) * ROW_SPACING,
  }
  const inSight = { first: row - before - 1, end: row + behind + 2 }
  return (
    <svg viewBox={viewBoxText(box)} className="size-full" aria-hidden>
      <FishboneInk fishbone={{ rows, row, picked: undefined }} box={box} inSight={inSight} faint={false} />
    </svg>
  )
}
