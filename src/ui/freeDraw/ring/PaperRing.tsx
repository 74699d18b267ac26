import { useEffectEvent, useId, useLayoutEffect, useRef, type RefObject } from 'react'
import type { RingOnPaper } from '../../../geometry/junction/ringOnPaper'
import { STRAIGHT_ON } from '../../../model/junction'
import { useWords } from '../../words/words'
import { RingTarget } from './RingTarget'
import { StaggeredTarget } from './StaggeredTarget'
import type { Ring } from './useRing'
import { useRingKeys } from './useRingKeys'

interface Props extends Pick<Ring, 'isOpen' | 'reading' | 'junction' | 'tap' | 'focus'> {
  readonly onPaper: RingOnPaper
  /** Whether a tap reaches the ring; another tool takes the taps first. */
  readonly takesTaps: boolean
}

/** The targets of the ring on the paper: one for each road, for the centre, and for staggered roads. */
export const PaperRing = ({ isOpen, reading, junction, tap, focus, onPaper, takesTaps }: Props) => {
  const { ring, editor } = useWords()
  const group = useRef<SVGGElement>(null)
  const hint = useId()
  useRingKeys(group, tap)
  useRingFocus(group, isOpen, focus)
  const doubts = reading?.doubts ?? []
  return (
    <g
      ref={group}
      role="group"
      aria-label={editor.junction}
      aria-describedby={hint}
      className={takesTaps ? 'group/ring' : '*:cursor-crosshair!'}
    >
      <desc id={hint}>{ring.hint}</desc>
      {onPaper.places.map((place) =>
        place.target === 'staggered' ? (
          isOpen && (
            <StaggeredTarget
              key="staggered"
              {...{ place, junction, tap, takesTaps }}
              unitsPerPixel={onPaper.unitsPerPixel}
            />
          )
        ) : (
          <RingTarget
            key={place.target}
            {...{ place, junction, tap }}
            isRead={reading?.junction !== undefined}
            // Doubts about the whole junction are shown at the way in.
            isUnsure={doubts.some(({ direction }) => (direction ?? 'fromBelow') === place.target)}
          />
        ),
      )}
    </g>
  )
}

/** Focuses the ring when Junction is switched on, and in the next drawing if it had the focus, so that its keys work. */
const useRingFocus = (group: RefObject<SVGGElement | null>, isOpen: boolean, { take, leave }: Ring['focus']): void => {
  const takeFocus = useEffectEvent(take)
  const leaveFocus = useEffectEvent(leave)
  useLayoutEffect(() => {
    if (isOpen && takeFocus()) group.current?.querySelector<SVGElement>(FIRST)?.focus({ preventScroll: true })
  }, [group, isOpen])
  useLayoutEffect(() => {
    const element = group.current
    return () => leaveFocus(element?.contains(document.activeElement) ?? false)
  }, [group])
}

/** The selector of the target straight on, which is the most frequent exit. */
const FIRST = `[data-direction="${STRAIGHT_ON}"]`
