import type { FieldScreenName } from '../storage/database/leftPlaces'
import { CheckScreen } from '../ui/field/CheckScreen'
import { LeadScreen } from '../ui/field/LeadScreen'
import { AddressedWalk } from './AddressedWalk'

interface Props {
  readonly screen: FieldScreenName
  /** Indexes from the address; each may be missing. */
  readonly tochtParam: string | undefined
  readonly drawingParam: string | undefined
}

/**
 * The screens used during a walk, in one chunk, because the person who checks a tocht also leads it. The result of a
 * check is loaded during the check.
 */
export const FieldScreen = ({ screen, tochtParam, drawingParam }: Props) => (
  <AddressedWalk screen={screen} tochtParam={tochtParam} drawingParam={drawingParam}>
    {(ids, left) =>
      screen === 'check' ? (
        <CheckScreen ids={ids} left={left} isNamed={drawingParam !== undefined} />
      ) : (
        <LeadScreen ids={ids} left={left} />
      )
    }
  </AddressedWalk>
)
