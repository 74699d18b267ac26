import { FIRST_ROW_Y, ROW_SPACING } from '../../constants'
import { viewBoxOf } from '../../geometry/bounds'
import { EMPTY_ROW, strokesOf } from '../../model/fishbone'
import type { Drawing, Size } from '../../model/types'
import { drawingSvg } from '../../render/drawingSvg'
import { maskErasers } from '../../render/erase'
import { EDITOR_PEN } from '../../render/pen'
import { viewBoxText } from '../svg/DrawingPicture'
import { SvgTree } from '../svg/SvgTree'

interface Props {
  readonly drawing: Drawing
  readonly canvas: Size
  /** The current row, which is highlighted. */
  readonly row: number
  readonly label: string
}

const STYLE = { pen: EDITOR_PEN, colour: 'currentColor', eraseWith: maskErasers }

/** What an empty one is about to be: the line that is walked, from the ball up to the arrow. */
const GHOST = strokesOf([EMPTY_ROW])

/** The fish-bone, with the row on which the buttons work. */
export const GridPaper = ({ drawing, canvas, row, label }: Props) => {
  const box = viewBoxOf(canvas, drawing.elements)
  const empty = drawing.elements.length === 0
  return (
    <svg
      data-testid="canvas"
      role="img"
      aria-label={label}
      viewBox={viewBoxText(box)}
      className="size-full rounded-lg bg-canvas text-text"
    >
      <rect
        x={box.x}
        y={FIRST_ROW_Y + ROW_SPACING * (row - 0.5) + EDITOR_PEN.width}
        width={box.width}
        height={ROW_SPACING - 2 * EDITOR_PEN.width}
        className="fill-accent-soft"
      />
      <g className={empty ? 'opacity-30' : undefined}>
        <SvgTree node={drawingSvg(empty ? GHOST : drawing.elements, box, `grid-${drawing.id}`, STYLE)} />
      </g>
    </svg>
  )
}
