import { useId } from 'react'
import { STAGGERED_PIXELS, type TargetPlace } from '../../../geometry/junction/ringOnPaper'
import type { Staggering } from '../../../model/junction'
import { useWords } from '../../words/words'
import { FOCUS, pressable } from './pressable'
import { targetWords } from './stateText'
import type { Ring } from './useRing'

interface Props extends Pick<Ring, 'junction' | 'tap'> {
  readonly place: TargetPlace
  readonly unitsPerPixel: number
  /** Without a use, or without taps, it is shown only while it has the focus. */
  readonly takesTaps: boolean
}

/** The button Staggered in the corner of the paper, which has the same size at every zoom. */
export const StaggeredTarget = ({ place, junction, tap, unitsPerPixel, takesTaps }: Props) => {
  const { target, at, isDisabled = false } = place
  const { ring } = useWords()
  const state = useId()
  const words = targetWords(ring, junction, 'staggered')
  const { x, y } = STAGGERED_PIXELS
  return (
    <g
      {...pressable(isDisabled ? undefined : () => tap({ target, isLong: false }))}
      aria-label={words.name}
      aria-describedby={state}
      data-staggered={junction.staggered}
      transform={`translate(${at.x} ${at.y}) scale(${unitsPerPixel})`}
      className={`group/target ${FOCUS} not-focus-visible:aria-disabled:opacity-0 not-aria-disabled:cursor-pointer ${takesTaps ? '' : 'not-focus-visible:opacity-0'}`}
    >
      <desc id={state}>{words.state}</desc>
      <rect
        x={1 - x}
        y={1 - y}
        width={2 * x - 2}
        height={2 * y - 2}
        rx={8}
        className="fill-transparent stroke-transparent [stroke-width:2] group-data-[staggered$=First]/target:fill-panel-active forced-colors:group-data-[staggered$=First]/target:fill-[Canvas] forced-colors:group-data-[staggered$=First]/target:stroke-[highlight]"
      />
      <g aria-hidden className="pointer-events-none">
        <path d={PICTURES[junction.staggered]} transform="translate(-14 -22) scale(1.17)" className={PICTURE} />
        <text y={19} textAnchor="middle" className="fill-current text-xs">
          {words.name}
        </text>
      </g>
    </g>
  )
}

const PICTURE = 'fill-none stroke-current stroke-2'

const PICTURES: Readonly<Record<Staggering, string>> = {
  none: 'M12 22V2M3 12h18',
  leftFirst: 'M12 22V2M3 16h9M21 8h-9',
  rightFirst: 'M12 22V2M3 8h9M21 16h-9',
}
