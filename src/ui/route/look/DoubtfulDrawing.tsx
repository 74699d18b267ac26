import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { canvasOf } from '../../../model/lookups'
import { routeDoubtsOf } from '../../../model/routeDoubts'
import type { Drawing, Tocht } from '../../../model/types'
import { THUMBNAIL_PEN } from '../../../render/pen'
import type { Surroundings } from '../../../route/boxes/surroundings'
import { editorPath } from '../../paths'
import { Button, buttonClass } from '../../shared/buttons/Button'
import { RealRoads } from '../../shared/evidence/RealRoads'
import { DrawingPicture } from '../../svg/DrawingPicture'
import { useDescription } from '../../words/useDescription'
import { useWords } from '../../words/words'
import { DoubtReasons } from './DoubtReasons'

interface Props {
  readonly tocht: Tocht
  /** The index of the tocht. */
  readonly tochtIndex: number
  readonly drawing: Drawing
  /** `undefined` if the device does not have the roads. */
  readonly around: Surroundings | undefined
  readonly onGood: () => void
  readonly onLeaveOut: () => void
}

/** A doubtful drawing beside the real roads, with its doubts and the possible answers. */
export const DoubtfulDrawing = ({ tocht, tochtIndex, drawing, around, onGood, onLeaveOut }: Props) => {
  const { routeScreen: words, overview } = useWords()
  const description = useDescription(drawing.elements)
  const drawingIndex = tocht.drawings.indexOf(drawing.id)
  const id = `doubt-${drawing.id}`
  return (
    <li className="flex">
      <article aria-labelledby={id} className="flex min-w-0 flex-1 flex-col gap-3 rounded-xl bg-panel p-3">
        <h2 id={id} className="font-semibold tabular-nums">
          {overview.drawing(drawingIndex + 1)}
        </h2>
        <div className="grid grid-cols-2 gap-2">
          <Picture name={words.drawn}>
            <DrawingPicture elements={drawing.elements} canvas={canvasOf(tocht)} pen={THUMBNAIL_PEN} part="card" />
          </Picture>
          {around && (
            <Picture name={words.real}>
              <RealRoads around={around} label={words.real} />
            </Picture>
          )}
        </div>
        <DoubtReasons doubts={routeDoubtsOf(drawing)} />
        {/* Three lines are reserved for the text, which comes later and would otherwise move the buttons. */}
        <p className="line-clamp-3 min-h-15 text-sm text-text-soft">{description}</p>
        <div className="mt-auto flex flex-wrap gap-2 *:flex-1">
          <Button look="solid" data-good aria-describedby={id} onClick={onGood}>
            {words.good}
          </Button>
          <Button look="raised" aria-describedby={id} onClick={onLeaveOut}>
            {words.leaveOut}
          </Button>
          <Link to={editorPath(tochtIndex, tocht.style, drawingIndex)} className={buttonClass('raised')}>
            {words.edit}
          </Link>
        </div>
      </article>
    </li>
  )
}

const Picture = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <figure className="flex min-w-0 flex-col gap-1">
    <div className="relative aspect-square rounded-lg bg-canvas">
      <div className="absolute inset-2">{children}</div>
    </div>
    <figcaption className="text-center text-xs text-text-soft">{name}</figcaption>
  </figure>
)
