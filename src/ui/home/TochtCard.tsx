import { useId } from 'react'
import { Link } from 'react-router-dom'
import { canvasOf, drawingsOf } from '../../model/lookups'
import type { State, Tocht } from '../../model/types'
import { PREVIEW_PEN } from '../../render/pen'
import { overviewPath } from '../paths'
import { TypePicture } from '../shared/TypePicture'
import { DrawingPicture } from '../svg/DrawingPicture'
import { shownName } from '../words/shownName'
import { useWords } from '../words/words'

interface Props {
  readonly tocht: Tocht
  readonly tochtIndex: number
  readonly state: State
  /** When it was last changed, in milliseconds since 1970, if another tocht has the same name. */
  readonly changed: number | undefined
}

/** One tocht: its first drawing, name, type and size. */
export const TochtCard = ({ tocht, tochtIndex, state, changed }: Props) => {
  const words = useWords()
  const size = useId()
  const name = shownName(tocht.name, tochtIndex, words)
  const first = drawingsOf(state, tocht).find((drawing) => drawing.elements.length > 0)
  return (
    <Link
      to={overviewPath(tochtIndex, tocht.style)}
      aria-label={name}
      aria-describedby={size}
      // Ignores the second click of a double click, which was meant for a button that the new card replaced.
      onClick={(event) => event.detail > 1 && event.preventDefault()}
      className="flex flex-col gap-3 rounded-xl bg-panel p-3 hover:bg-panel-hover forced-colors:border"
    >
      <div className="relative aspect-square rounded-lg bg-canvas">
        <div className="absolute inset-2 grid place-items-center">
          {first ? (
            <DrawingPicture elements={first.elements} canvas={canvasOf(tocht)} pen={PREVIEW_PEN} part="card" />
          ) : (
            <TypePicture style={tocht.style} className="size-2/5 opacity-25" />
          )}
        </div>
      </div>
      <div className="flex min-w-0 items-center gap-2 px-1 pb-1">
        <TypePicture style={tocht.style} className="size-6 shrink-0 text-accent-text" />
        <div className="min-w-0">
          <bdi className="line-clamp-2 font-medium wrap-anywhere">{name}</bdi>
          <span id={size} className="text-sm text-text-soft tabular-nums">
            <span className="block">{words.home.drawings(tocht.drawings.length)}</span>
            {changed !== undefined && <span className="block text-balance">{words.home.changed(changed)}</span>}
          </span>
        </div>
      </div>
    </Link>
  )
}
