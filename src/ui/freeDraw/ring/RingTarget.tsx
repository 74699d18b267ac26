import { useId, type SVGProps } from 'react'
import type { TargetPlace } from '../../../geometry/junction/ringOnPaper'
import { armState, type Junction } from '../../../model/junction'
import { useWords } from '../../words/words'
import { FOCUS, pressable } from './pressable'
import { targetWords } from './stateText'
import type { Ring } from './useRing'

interface Props extends Pick<Ring, 'junction' | 'tap'> {
  readonly place: TargetPlace
  /** True when the ink is ambiguous. */
  readonly isUnsure: boolean
  /** Whether a junction was read at all; if not, the line of text says so. */
  readonly isRead: boolean
}

/** A target of the ring: its area on the paper, its name and its state. */
export const RingTarget = ({ place, junction, tap, isUnsure, isRead }: Props) => {
  const { ring } = useWords()
  const state = useId()
  const { target, at, reach } = place
  const words = target === 'roundabout' ? { name: ring.roundabout } : targetWords(ring, junction, target)
  const description = 'state' in words && (isUnsure ? ring.unsure(words.state) : words.state)
  return (
    <g
      {...pressable((isLong) => tap({ target, isLong }))}
      {...stateOf(junction, place)}
      aria-label={words.name}
      aria-describedby={description ? state : undefined}
      data-doubt={isUnsure ? '' : undefined}
      className={`group/target cursor-pointer ${FOCUS}`}
    >
      {description && <desc id={state}>{description}</desc>}
      <circle
        cx={at.x}
        cy={at.y}
        r={reach}
        className="fill-transparent group-hover/ring:group-hover/target:fill-accent/10"
      />
      {isUnsure && isRead && <DoubtMark x={at.x + reach / 2} y={at.y - reach / 2} size={reach} />}
    </g>
  )
}

const stateOf = (
  junction: Junction,
  { target }: TargetPlace,
): SVGProps<SVGGElement> & Record<`data-${string}`, unknown> => {
  if (target === 'roundabout') return { 'aria-pressed': junction.roundabout }
  if (typeof target === 'number') return { 'data-direction': target, 'data-arm': armState(junction, target) }
  return { 'data-arm': junction.entryUnpaved ? 'entry-unpaved' : 'entry' }
}

/** The mark of a road whose ink is ambiguous. */
const DoubtMark = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) => (
  <g aria-hidden className="pointer-events-none">
    <circle cx={x} cy={y} r={size * 0.36} className="fill-danger" />
    <text x={x} y={y} dy="0.35em" textAnchor="middle" fontSize={size * 0.56} className="fill-canvas font-semibold">
      ?
    </text>
  </g>
)
