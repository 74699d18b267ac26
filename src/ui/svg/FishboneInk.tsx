import { ROW_SPACING, SIDE_ROAD_GAP } from '../../constants'
import type { Box } from '../../geometry/bounds'
import { bandTop } from '../../geometry/fishboneHit'
import { openPath } from '../../geometry/line/pathData'
import {
  type Fishbone,
  type RoadPosition,
  type SideRoad,
  rowNumber,
  rowY,
  sideStroke,
  sideStrokesOf,
  spineOf,
} from '../../model/fishbone/fishbone'
import { pictureSvg } from '../../render/drawingSvg'
import { INK_STYLE } from './inkStyle'
import { SvgTree } from './SvgTree'

interface Props {
  readonly fishbone: {
    readonly rows: Fishbone
    /** The selected row. */
    readonly row: number
    /** The picked side road. */
    readonly picked: { readonly place: RoadPosition; readonly road: SideRoad } | undefined
  }
  readonly box: Box
  /** Only these rows are drawn. `end` is exclusive, and may exceed the number of rows. */
  readonly inSight: { readonly first: number; readonly end: number }
  /** Whether the ink is faint, as on empty paper, which shows the future spine from the ball up to the arrow. */
  readonly faint: boolean
}

/** The current row, row numbers, the picked road, and the ink. */
export const FishboneInk = ({ fishbone: { rows, row, picked }, box, inSight, faint }: Props) => {
  const first = Math.max(inSight.first, 0)
  const seen = rows.slice(first, inSight.end)
  const ink = [spineOf(rows), ...sideStrokesOf(seen, first)]
  return (
    <>
      <rect x={box.x} y={bandTop(row)} width={box.width} height={ROW_SPACING} rx={8} className="fill-accent-soft" />
      <g className="text-[22px] tabular-nums" aria-hidden>
        {seen.map((_, index) => (
          <text
            // oxlint-disable-next-line react/no-array-index-key -- a row has no identity but its place
            key={first + index}
            x={box.x + 12}
            y={rowY(first + index) + 8}
            className={first + index === row ? 'fill-accent-text font-semibold' : 'fill-text-soft'}
          >
            {rowNumber(first + index, rows.length)}
          </text>
        ))}
      </g>
      {picked && (
        <path
          data-testid="selection"
          d={openPath(sideStroke(picked.place, picked.road).points)}
          strokeWidth={SIDE_ROAD_GAP}
          className="stroke-accent"
        />
      )}
      <g className={faint ? 'opacity-30' : undefined}>
        <SvgTree node={pictureSvg(ink, box, 'fishbone', INK_STYLE)} />
      </g>
    </>
  )
}
