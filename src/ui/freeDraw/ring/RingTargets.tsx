import { useId } from 'react'
import { canStagger, DIRECTIONS } from '../../../model/junction'
import { useWords } from '../../words/words'
import { ROUNDABOUT, STAGGERED } from './pictures'
import { RingButton } from './RingButton'
import { RoadButton } from './RoadButton'
import { EntryPicture } from './RoadPicture'
import { targetWords } from './stateText'
import type { RingTarget } from './ringTarget'
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
