import { Link } from 'react-router-dom'
import { canvasOf } from '../../../model/lookups'
import type { Drawing, Size } from '../../../model/types'
import { THUMBNAIL_PEN } from '../../../render/pen'
import type { Surroundings } from '../../../route/boxes/surroundings'
import { editorPath } from '../../paths'
import { RealRoads } from '../../shared/evidence/RealRoads'
import { useGrowing } from '../../shared/useGrowing'
import { DrawingPicture } from '../../svg/DrawingPicture'
import { useDescription } from '../../words/useDescription'
import { useWords } from '../../words/words'
import { BOXES_AT_ONCE, type ListProps } from './DoubtfulList'

/** All drawings without doubts. */
export const OtherDrawings = ({ whole: { tocht, drawings }, tochtIndex, doubtful, kept }: ListProps) => {
  const words = useWords().routeScreen
  const others = drawings.filter((drawing) => !doubtful.includes(drawing))
  const isShown = useGrowing(others.length, { first: 0, step: BOXES_AT_ONCE })
  if (others.length === 0) return null
  const canvas = canvasOf(tocht)
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-semibold">{doubtful.length > 0 ? words.others : words.all}</h2>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
        {others
          .filter((_, index) => isShown(index))
          .map((drawing) => {
            const drawingIndex = tocht.drawings.indexOf(drawing.id)
            return (
              <li key={drawing.id}>
                <Other
                  drawing={drawing}
                  canvas={canvas}
                  drawingIndex={drawingIndex}
                  path={editorPath(tochtIndex, tocht.style, drawingIndex)}
                  around={kept?.around.get(drawing.id)}
                />
              </li>
            )
          })}
      </ul>
    </section>
  )
}

const SQUARE = 'relative aspect-square [content-visibility:auto] *:absolute *:inset-0'

interface OtherProps {
  readonly drawing: Drawing
  readonly canvas: Size
  readonly drawingIndex: number
  readonly path: string
  readonly around: Surroundings | undefined
}

/** A drawing beside its roads, with a link to its editor. */
const Other = ({ drawing, canvas, drawingIndex, path, around }: OtherProps) => {
  const { overview } = useWords()
  const description = useDescription(drawing.elements)
  const shown = `other-${drawing.id}`
  return (
    <Link
      to={path}
      aria-label={overview.drawing(drawingIndex + 1)}
      aria-describedby={shown}
      className="block rounded-lg bg-canvas p-1 ring-1 ring-line hover:ring-2 hover:ring-control"
    >
      <span className="px-1 text-sm font-medium text-text-soft tabular-nums">{drawingIndex + 1}</span>
      <span id={shown} hidden>
        {description}
      </span>
      <span className={`grid gap-1 ${around ? 'grid-cols-2' : ''}`}>
        <span className={SQUARE}>
          <DrawingPicture elements={drawing.elements} canvas={canvas} pen={THUMBNAIL_PEN} part="card" />
        </span>
        {around && (
          <span className={SQUARE}>
            <RealRoads around={around} />
          </span>
        )}
      </span>
    </Link>
  )
}
