import type { FieldScreenName } from '../storage/database/leftPlaces'
import { CheckScreen } from '../ui/field/CheckScreen'
import { LeadScreen } from '../ui/field/LeadScreen'
import { RoutedStop } from './RoutedStop'

interface Props {
  readonly screen: FieldScreenName
  /** Indexes from the address; each may be missing. */
  readonly tocht: string | undefined
  readonly drawing: string | undefined
}

/** The screens used during a walk, in one chunk, because the person who checks a tocht also leads it. */
export const FieldScreen = ({ screen, tocht, drawing }: Props) => (
  <RoutedStop screen={screen} tocht={tocht} drawingIndex={drawing}>
    {(ids, left) =>
      screen === 'check' ? (
        <CheckScreen ids={ids} left={left} isNamed={drawing !== undefined} />
      ) : (
        <LeadScreen ids={ids} left={left} />
      )
    }
  </RoutedStop>
)
