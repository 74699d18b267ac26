import { Link } from 'react-router-dom'
import type { Drawing, Size } from '../../model/types'
import { THUMBNAIL_PEN } from '../../render/pen'
import { DrawingPicture } from '../svg/DrawingPicture'
import { useWords } from '../words/words'

interface Props {
  readonly drawing: Drawing
  readonly canvas: Size
  readonly number: number
  readonly to: string
}

/** One drawing in the overview, with the number it has on paper. */
export const DrawingTile = ({ drawing, canvas, number, to }: Props) => {
  const words = useWords()
  return (
    <Link
      to={to}
      aria-label={words.overview.drawing(number)}
      className="relative block rounded-lg bg-canvas ring-1 ring-line transition-shadow [contain-intrinsic-size:auto_200px] [content-visibility:auto] hover:ring-2 hover:ring-control"
    >
      <span className="absolute top-1 left-2 z-10 text-sm font-medium text-text-soft tabular-nums">{number}</span>
      <div style={{ aspectRatio: `${canvas.width} / ${canvas.height}` }}>
        <DrawingPicture elements={drawing.elements} canvas={canvas} pen={THUMBNAIL_PEN} />
      </div>
    </Link>
  )
}
