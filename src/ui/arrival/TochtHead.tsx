import type { WholeTocht } from '../../model/types'
import { TypePicture } from '../shared/TypePicture'
import { shownName } from '../words/shownName'
import { useWords } from '../words/words'

/** Type, name and size of a received tocht. */
export const TochtHead = ({ whole: { tocht, drawings } }: { readonly whole: WholeTocht }) => {
  const words = useWords()
  return (
    <div className="flex min-w-0 items-center gap-2">
      <TypePicture style={tocht.style} className="size-6 shrink-0 text-accent-text" />
      <div className="min-w-0">
        <bdi className="line-clamp-2 font-medium wrap-anywhere">{shownName(tocht.name, -1, words)}</bdi>
        <span className="text-sm text-text-soft tabular-nums">{words.home.drawings(drawings.length)}</span>
      </div>
    </div>
  )
}
