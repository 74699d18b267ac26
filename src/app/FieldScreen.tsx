import type { FieldScreen as Which } from '../storage/database/leftPlaces'
import { CheckScreen } from '../ui/field/CheckScreen'
import { LeadScreen } from '../ui/field/LeadScreen'
import { RoutedStop } from './RoutedStop'

interface Props {
  readonly screen: Which
  /** As the address has them; each may be missing. */
  readonly tocht: string | undefined
  readonly drawing: string | undefined
}

/** One of the screens that go along on a walk: they are fetched together, since who checks a tocht leads it, too. */
export const FieldScreen = ({ screen, tocht, drawing }: Props) => (
  <RoutedStop screen={screen} tocht={tocht} index={drawing}>
    {(ids, left) =>
      screen === 'check' ? (
        <CheckScreen ids={ids} left={left} isNamed={drawing !== undefined} />
      ) : (
        <LeadScreen ids={ids} left={left} />
      )
    }
  </RoutedStop>
)
