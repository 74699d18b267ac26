import type { WholeTocht } from '../../model/types'
import { canvasOf } from '../../model/lookups'
import { THUMBNAIL_PEN } from '../../render/pen'
import { DrawingPicture } from '../svg/DrawingPicture'
import { TypePicture } from '../shared/TypePicture'
import { useWords } from '../words/words'
import { shownName } from '../words/shownName'

interface Props {
  readonly whole: WholeTocht
  /** The most drawings to show. */
  readonly pictures: number
}

/** A received tocht: name, type, size, and its first drawings. */
export const ArrivedTocht = ({ whole: { tocht, drawings }, pictures }: Props) => {
  const words = useWords()
  const inked = drawings.filter(({ elements }) => elements.length > 0)
  const hidden = inked.length - pictures
  return (
    <section className="flex flex-col gap-2">
      <div className="flex min-w-0 items-center gap-2">
        <TypePicture style={tocht.style} className="size-6 shrink-0 text-accent-text" />
        <div className="min-w-0">
          <bdi className="line-clamp-2 font-medium wrap-anywhere">{shownName(tocht.name, -1, words)}</bdi>
          <span className="text-sm text-text-soft tabular-nums">{words.home.drawings(drawings.length)}</span>
        </div>
      </div>
      <ul className="grid grid-cols-4 gap-2 sm:grid-cols-6">
        {inked.slice(0, pictures).map(({ id, elements }) => (
          <li key={id} className="aspect-[3/5] rounded-md bg-canvas p-1 ring-1 ring-line">
            <DrawingPicture elements={elements} canvas={canvasOf(tocht)} pen={THUMBNAIL_PEN} part="tile" />
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="text-sm text-text-soft">{words.arrived.more(hidden)}</p>}
    </section>
  )
}
