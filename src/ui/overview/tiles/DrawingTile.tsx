import { CircleQuestionMark, Check, CornerLeftUp, History, X } from 'lucide-react'
import { memo, type ComponentType } from 'react'
import type { CheckState } from '../../../model/fieldCheck'
import { isDoubtful } from '../../../model/routeDoubts'
import { isolated } from '../../../model/texts/isolate'
import type { Drawing, Size } from '../../../model/types'
import { THUMBNAIL_PEN } from '../../../render/pen'
import { CHECK_COLOURS } from '../../shared/checkColours'
import { DrawingPicture } from '../../svg/DrawingPicture'
import { sentences } from '../../words/sentences'
import { useDescription } from '../../words/useDescription'
import { useWords } from '../../words/words'
import { TILE_SHORTCUTS } from './tileKeys'
import { tileId } from './tiles'

interface Props {
  readonly drawing: Drawing
  readonly canvas: Size
  readonly drawingIndex: number
  /** Whether its distance leads to the finish. */
  readonly isLast: boolean
  readonly href: string
  /** `undefined` when the drawing was not checked in the field. */
  readonly state: CheckState | undefined
  /** `undefined` unless drawings are being selected. */
  readonly selected: boolean | undefined
}

const FRAME =
  'flex h-full flex-col rounded-lg bg-canvas ring-1 ring-line hover:ring-2 hover:ring-control forced-colors:border'

/**
 * One drawing in the overview, with its printed number. The list handles the events of all tiles, of which there may
 * be hundreds.
 */
export const DrawingTile = memo(({ drawing, canvas, drawingIndex, isLast, href, state, selected }: Props) => {
  const { overview: words, field } = useWords()
  const number = drawingIndex + 1
  const name = state ? field.tile(words.drawing(number), field.states[state]) : words.drawing(number)
  const described = `${tileId(drawing.id)}-described`
  const face = <TileFace {...{ drawing, canvas, number, isLast, state, described }} />
  if (selected !== undefined)
    return (
      <label className={`${FRAME} cursor-pointer has-checked:ring-3 has-checked:ring-accent`}>
        <input
          type="checkbox"
          checked={selected}
          readOnly
          aria-label={name}
          aria-describedby={described}
          className="absolute top-1.5 right-1.5 z-10 size-6 accent-accent"
        />
        {face}
      </label>
    )
  return (
    <>
      <a
        href={href}
        data-index={drawingIndex}
        draggable={false}
        aria-label={name}
        aria-describedby={described}
        aria-keyshortcuts={TILE_SHORTCUTS}
        className={`${FRAME} focus:ring-2 focus:ring-accent`}
      >
        {face}
      </a>
      <button
        type="button"
        data-options
        // Space on the tile does the same, so that a drawing needs no second Tab stop.
        tabIndex={-1}
        aria-label={words.options(number)}
        aria-haspopup="dialog"
        className="tile-options absolute top-0 right-0 flex size-11 items-center justify-center rounded-lg text-text-soft hover:bg-panel-hover hover:text-text"
      />
    </>
  )
})

interface FaceProps extends Pick<Props, 'drawing' | 'canvas' | 'isLast' | 'state'> {
  readonly number: number
  /** The id of the description of the tile. */
  readonly described: string
}

const TileFace = ({ drawing, canvas, number, isLast, state, described }: FaceProps) => {
  const { distanceText, route, field, overview } = useWords()
  const description = useDescription(drawing.elements)
  const { distance, note, elements } = drawing
  const hasDoubts = isDoubtful(drawing)
  return (
    <>
      {/* This line is as high as the button that covers its end. */}
      <span className="flex min-h-11 flex-col pt-2 pr-11 pl-2 leading-tight tabular-nums">
        <span className="flex items-center gap-1 text-sm font-medium text-text-soft">
          <span>{number}</span>
          {state && <CheckBadge state={state} />}
          {hasDoubts && <CircleQuestionMark aria-hidden className="size-4 text-danger" />}
        </span>
        {distance !== undefined && (
          <span className="text-xs whitespace-nowrap text-text">
            {/* Points to the next tile. */}
            <span aria-hidden>{'→ '}</span>
            <span>{distanceText(distance)}</span>
          </span>
        )}
      </span>
      {note !== undefined && (
        <bdi className="mx-2 line-clamp-2 text-xs leading-snug wrap-anywhere text-text-soft">{isolated(note)}</bdi>
      )}
      <span id={described} hidden>
        {sentences(
          hasDoubts ? route.doubtful : undefined,
          distance === undefined ? undefined : (isLast ? field.toFinish : field.toNext)(distanceText(distance)),
          note,
          elements.length === 0 ? overview.emptyDrawing : description,
        )}
      </span>
      <span className="picture mt-auto block w-full">
        <DrawingPicture elements={drawing.elements} canvas={canvas} pen={THUMBNAIL_PEN} part="tile" />
      </span>
    </>
  )
}

const ICONS: Readonly<Record<CheckState, ComponentType<{ readonly className: string }>>> = {
  right: Check,
  wrong: X,
  changed: History,
  beforeChanged: CornerLeftUp,
}

/** The result of a drawing's field check. Screen readers hear it in the name of the tile. */
const CheckBadge = ({ state }: { readonly state: CheckState }) => {
  const Icon = ICONS[state]
  return <Icon aria-hidden className={`size-4 ${CHECK_COLOURS[state]}`} />
}
