import { useParams } from 'react-router-dom'
import type { FieldScreenName } from '../storage/database/leftPlaces'
import { CheckScreen } from '../ui/field/CheckScreen'
import { LeadScreen } from '../ui/field/LeadScreen'
import { AddressedWalk } from './AddressedWalk'

/** The screens used during a walk, in one chunk, because the person who checks a tocht also leads it. */
export const FieldScreen = ({ screen }: { readonly screen: FieldScreenName }) => {
  const isNamed = useParams()['drawing'] !== undefined
  return (
    <AddressedWalk screen={screen}>
      {(ids, left) =>
        screen === 'check' ? (
          <CheckScreen ids={ids} left={left} isNamed={isNamed} />
        ) : (
          <LeadScreen ids={ids} left={left} />
        )
      }
    </AddressedWalk>
  )
}
