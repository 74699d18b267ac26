import { armState, type Direction, type Junction } from '../../../model/junction'
import { useWords } from '../../words/words'
import { RingButton } from './RingButton'
import { RoadPicture } from './RoadPicture'
import { targetWords } from './stateText'
import type { Press } from './usePress'

interface Props extends Press {
  readonly direction: Direction
  readonly junction: Junction
  /** True when the ink is ambiguous. */
  readonly isUnsure: boolean
}

const AREAS: Readonly<Record<Direction, string>> = { 1: 'sl', 2: 'le', 3: 'hl', 4: 'so', 5: 'hr', 6: 'ri', 7: 'sr' }

/** The target of one road, drawn as on paper. */
export const RoadButton = ({ direction, junction, isUnsure, ...press }: Props) => {
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
