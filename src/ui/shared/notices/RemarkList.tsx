import { Link } from 'react-router-dom'
import { checkStates, isOutdated, remarksOf } from '../../../model/fieldCheck'
import { canvasOf } from '../../../model/lookups'
import { isolated } from '../../../model/texts/isolate'
import type { WholeTocht } from '../../../model/types'
import { THUMBNAIL_PEN } from '../../../render/pen'
import { editorPath } from '../../paths'
import { DrawingPicture } from '../../svg/DrawingPicture'
import { remarkIn } from '../../words/remarkIn'
import { useWords } from '../../words/words'

interface Props {
  readonly whole: WholeTocht
  /** The index of the tocht. */
  readonly tochtIndex: number
}

/** Remarks from the field, with links to the editors. */
export const RemarkList = ({ whole: { tocht, drawings }, tochtIndex }: Props) => {
  const { field: words, overview } = useWords()
  const states = checkStates(drawings)
  const changeOf = (drawingIndex: number) => {
    const state = states[drawingIndex]
    return isOutdated(state) && ` · ${words.states[state]}`
  }
  return (
    <ul className="flex flex-col gap-2">
      {remarksOf(drawings).map(({ drawingIndex, check }) => (
        <li key={drawings[drawingIndex]?.id}>
          <Link
            to={editorPath(tochtIndex, tocht.style, drawingIndex)}
            aria-label={words.tile(overview.drawing(drawingIndex + 1), words.states[states[drawingIndex] ?? 'wrong'])}
            aria-describedby={`remark-${drawingIndex}`}
            className="flex items-center gap-3 rounded-lg bg-canvas p-2 text-text ring-1 ring-line hover:ring-2 hover:ring-control"
          >
            <span className="w-8 text-right font-semibold tabular-nums">{drawingIndex + 1}</span>
            <span className="size-16 shrink-0">
              <DrawingPicture
                elements={drawings[drawingIndex]?.elements ?? []}
                canvas={canvasOf(tocht)}
                pen={THUMBNAIL_PEN}
                part="card"
              />
            </span>
            <span id={`remark-${drawingIndex}`} className="min-w-0 flex-1 leading-snug wrap-anywhere">
              <bdi>{isolated(remarkIn(check, words))}</bdi>
              <span className="block text-sm text-text-soft">
                <span>{words.when(check.at)}</span>
                <span>{changeOf(drawingIndex)}</span>
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
