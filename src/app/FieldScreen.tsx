import type { FieldScreenName } from '../storage/database/leftPlaces'
import { CheckScreen } from '../ui/field/CheckScreen'
import { LeadScreen } from '../ui/field/LeadScreen'
import { RoutedStop } from './RoutedStop'

interface Props {
  readonly screen: FieldScreenName
  /** Indexes from the address; each may be missing. */
  readonly tochtParam: string | undefined
  readonly drawingParam: string | undefined
}

/** The screens used during a walk, in one chunk, because the person who checks a tocht also leads it. */
export const FieldScreen = ({ screen, tochtParam, drawingParam }: Props) => (
  <RoutedStop screen={screen} tochtParam={tochtParam} drawingParam={drawingParam}>
    {(ids, left) =>
      screen === 'check' ? (
        <CheckScreen ids={ids} left={left} isNamed={drawingParam !== undefined} />
      ) : (
        <LeadScreen ids={ids} left={left} />
      )
    }
  </RoutedStop>
)
