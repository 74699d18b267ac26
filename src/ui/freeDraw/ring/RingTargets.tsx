import { useId } from 'react'
import { canStagger, DIRECTIONS } from '../../../model/junction'
import { useWords } from '../../words/words'
import { ROUNDABOUT, STAGGERED } from './pictures'
import { RingButton } from './RingButton'
import { RoadButton } from './RoadButton'
import { EntryPicture } from './RoadPicture'
import type { RingTarget } from './ringTarget'
import type { Press } from './usePress'
import type { Ring } from './useRing'

interface Props extends Pick<Ring, 'junction' | 'doubts'> {
  readonly pressOf: (target: RingTarget) => Press
}

/** The targets: the roads clockwise, the way in, and properties of the junction. */
export const RingTargets = ({ junction, doubts, pressOf }: Props) => {
  const words = useWords()
  const hint = useId()
  const entry = words.ring.arms[junction.entryUnpaved ? 'unpaved' : 'paved']
  // Doubts about the whole junction are shown at the way in.
  const isUnsure = doubts.some(({ direction }) => direction === undefined)
  return (
    <div role="group" aria-label={words.editor.junction} aria-describedby={hint} className="contents">
      <span id={hint} hidden>
        {words.ring.hint}
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
        label={words.ring.fromBelow}
        description={isUnsure ? words.ring.unsure(entry) : entry}
        isUnsure={isUnsure}
        area="fb"
        data-arm={junction.entryUnpaved ? 'entry-unpaved' : 'entry'}
        {...pressOf('fromBelow')}
      >
        <EntryPicture isUnpaved={junction.entryUnpaved} />
      </RingButton>
      <RingButton label={words.ring.roundabout} area="rb" aria-pressed={junction.roundabout} {...pressOf('roundabout')}>
        {ROUNDABOUT}
      </RingButton>
      <RingButton
        label={words.ring.staggered}
        description={words.ring.staggerings[junction.staggered]}
        area="st"
        // Not `disabled`, which would move the focus out of the ring.
        aria-disabled={!canStagger(junction)}
        data-staggered={junction.staggered}
        className="lg:justify-start lg:gap-1 lg:px-1.5"
        {...pressOf('staggered')}
      >
        {STAGGERED[junction.staggered]}
        <span className="hidden truncate text-sm lg:inline">{words.ring.staggered}</span>
      </RingButton>
    </div>
  )
}
