import { useId, type ReactElement } from 'react'
import {
  canStagger,
  DIRECTIONS,
  armState,
  type Direction,
  type Junction,
  type Staggering,
} from '../../../model/junction'
import { useWords } from '../../words/words'
import { RingButton } from './RingButton'
import type { RingTarget } from './ringTarget'
import { EntryPicture, RoadPicture } from './RoadPicture'
import { targetWords } from './stateText'
import type { Press } from './usePress'
import type { Ring } from './useRing'

interface Props extends Pick<Ring, 'junction' | 'doubts'> {
  readonly pressOf: (target: RingTarget) => Press
}

/** The targets: the roads clockwise, the way in, and properties of the junction. */
export const RingTargets = ({ junction, doubts, pressOf }: Props) => {
  const { ring, editor } = useWords()
  const hint = useId()
  const entry = targetWords(ring, junction, 'fromBelow')
  const staggered = targetWords(ring, junction, 'staggered')
  // Doubts about the whole junction are shown at the way in.
  const isUnsure = doubts.some(({ direction }) => direction === undefined)
  return (
    <div role="group" aria-label={editor.junction} aria-describedby={hint} className="contents">
      <span id={hint} hidden>
        {ring.hint}
      </span>
      {DIRECTIONS.map((direction) => (
        <RoadButton
          key={direction}
          direction={direction}
          junction={junction}
          isUnsure={doubts.some((doubt) => doubt.direction === direction)}
          {...pressOf(direction)}
        />
      ))}
      <RingButton
        label={entry.name}
        description={isUnsure ? ring.unsure(entry.state) : entry.state}
        isUnsure={isUnsure}
        area="fb"
        data-arm={junction.entryUnpaved ? 'entry-unpaved' : 'entry'}
        {...pressOf('fromBelow')}
      >
        <EntryPicture isUnpaved={junction.entryUnpaved} />
      </RingButton>
      <RingButton label={ring.roundabout} area="rb" aria-pressed={junction.roundabout} {...pressOf('roundabout')}>
        {ROUNDABOUT}
      </RingButton>
      <RingButton
        label={staggered.name}
        description={staggered.state}
        area="st"
        disabled={!canStagger(junction)}
        data-staggered={junction.staggered}
        className="lg:justify-start lg:gap-1 lg:px-1.5"
        {...pressOf('staggered')}
      >
        {STAGGERED[junction.staggered]}
        <span className="hidden truncate text-sm lg:inline">{staggered.name}</span>
      </RingButton>
    </div>
  )
}

interface RoadButtonProps extends Press {
  readonly direction: Direction
  readonly junction: Junction
  /** True when the ink is ambiguous. */
  readonly isUnsure: boolean
}

const AREAS: Readonly<Record<Direction, string>> = { 1: 'sl', 2: 'le', 3: 'hl', 4: 'so', 5: 'hr', 6: 'ri', 7: 'sr' }

/** The target of one road, drawn as on paper. */
const RoadButton = ({ direction, junction, isUnsure, ...press }: RoadButtonProps) => {
  const { ring } = useWords()
  const { name, state } = targetWords(ring, junction, direction)
  const arm = armState(junction, direction)
  return (
    <RingButton
      label={name}
      description={isUnsure ? ring.unsure(state) : state}
      area={AREAS[direction]}
      data-direction={direction}
      data-arm={arm}
      isUnsure={isUnsure}
      {...press}
    >
      <RoadPicture direction={direction} state={arm} />
    </RingButton>
  )
}

const drawn = (path: string): ReactElement => (
  <svg
    viewBox="0 0 24 24"
    className="size-7 shrink-0 lg:size-6"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    aria-hidden
  >
    <path d={path} />
  </svg>
)

const ROUNDABOUT = drawn('M12 6a5 5 0 1 0 0 10a5 5 0 1 0 0-10M12 22.5V16M8.5 7.5 4 3M15.5 7.5 20 3')

const STAGGERED: Readonly<Record<Staggering, ReactElement>> = {
  none: drawn('M12 22V2M3 12h18'),
  leftFirst: drawn('M12 22V2M3 16h9M21 8h-9'),
  rightFirst: drawn('M12 22V2M3 8h9M21 16h-9'),
}
