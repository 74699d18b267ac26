import { CircleQuestionMark } from 'lucide-react'
import { memo, useSyncExternalStore } from 'react'
import { hasDetails } from '../../model/details'
import type { CheckState } from '../../model/fieldCheck'
import { routeDoubtsOf } from '../../model/routeDoubts'
import type { Drawing, Size } from '../../model/types'
import { THUMBNAIL_PEN } from '../../render/pen'
import { DrawingPicture } from '../svg/DrawingPicture'
import { useDescription } from '../words/useDescription'
import { useWords } from '../words/words'
import { CheckBadge } from './CheckBadge'
import type { Nearness } from './nearness'
import { tileId } from './tiles'

interface Props {
  readonly drawing: Drawing
  readonly canvas: Size
  readonly place: number
  readonly href: string
  readonly nearness: Nearness
  /** Undefined where nobody checked it in the field. */
  readonly state: CheckState | undefined
  /** Undefined while tiles are for opening, not for choosing. */
  readonly chosen: boolean | undefined
}

const FRAME = 'flex h-full flex-col rounded-lg bg-canvas ring-1 ring-line hover:ring-2 hover:ring-control'

/**
 * One drawing in the overview, with the number it has on paper. It has no handlers: the list has them for all its tiles,
 * of which there may be a thousand.
 */
export const DrawingTile = memo(({ drawing, canvas, place, href, nearness, state, chosen }: Props) => {
  const { overview: words, field } = useWords()
  const number = place + 1
  const name = state ? field.tile(words.drawing(number), field.states[state]) : words.drawing(number)
  const [details, shown] = [`${tileId(drawing.id)}-details`, `${tileId(drawing.id)}-shown`]
  const doubt = `${tileId(drawing.id)}-doubt`
  const isDoubtful = routeDoubtsOf(drawing).length > 0
  const described = [...(isDoubtful ? [doubt] : []), ...(hasDetails(drawing) ? [details] : []), shown].join(' ')
  const face = <TileFace {...{ drawing, canvas, number, nearness, state, isDoubtful, doubt, details, shown }} />
  if (chosen !== undefined)
    return (
      <label className={`${FRAME} cursor-pointer has-checked:ring-3 has-checked:ring-accent`}>
        <input
          type="checkbox"
          checked={chosen}
          readOnly
          aria-label={name}
          aria-describedby={described}
          className="absolute top-1.5 right-1.5 z-10 size-6 accent-accent"
        />
        {face}
      </label>
    )
  return (
    <a
      href={href}
      data-place={place}
      draggable={false}
      aria-label={name}
      aria-describedby={described}
      aria-keyshortcuts="Space M"
      className={`${FRAME} focus:ring-2 focus:ring-accent`}
    >
      {face}
    </a>
  )
})

interface FaceProps extends Pick<Props, 'drawing' | 'canvas' | 'nearness' | 'state'> {
  readonly number: number
  /** Whether it was made from roads and may be wrong. */
  readonly isDoubtful: boolean
  /** The ids of that, of what is known of the drawing, and of what it shows. */
  readonly doubt: string
  readonly details: string
  readonly shown: string
}

const TileFace = ({ drawing, canvas, number, nearness, state, isDoubtful, doubt, details, shown }: FaceProps) => {
  const { route } = useWords()
  const near = useSyncExternalStore(nearness.subscribe, () => nearness.near().has(drawing.id))
  const description = useDescription(near ? drawing.elements : undefined)
  return (
    <>
      <span className="flex items-center gap-1 px-2 pt-1 text-sm font-medium text-text-soft tabular-nums">
        {number}
        {state && <CheckBadge state={state} />}
        {isDoubtful && <CircleQuestionMark aria-hidden data-doubt className="size-4 text-danger" />}
      </span>
      {isDoubtful && (
        <span id={doubt} hidden>
          {route.doubtful}
        </span>
      )}
      {hasDetails(drawing) && <TileDetails id={details} drawing={drawing} />}
      <span id={shown} hidden>
        {description}
      </span>
      <span className="picture mt-auto block w-full">
        {near && <DrawingPicture elements={drawing.elements} canvas={canvas} pen={THUMBNAIL_PEN} />}
      </span>
    </>
  )
}

const TileDetails = ({ id, drawing: { note, distance } }: { readonly id: string; readonly drawing: Drawing }) => {
  const { distanceText } = useWords()
  return (
    <span id={id} className="px-2 text-xs leading-snug text-text-soft">
      {distance !== undefined && <span className="block text-text tabular-nums">{distanceText(distance)}</span>}
      {note !== undefined && <bdi className="line-clamp-2 wrap-anywhere">{note}</bdi>}
    </span>
  )
}
