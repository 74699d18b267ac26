import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { AddressIds } from '../ui/paths'
import type { Entry } from './entries'

/**
 * Finds what an address means, once for each entry of the browser's history: whatever another tab moves meanwhile, the
 * screen stays with that. An address that was corrected means what it meant.
 *
 * @param enter is given the ids that are kept with the entry, if it was entered before
 */
export const useOnEntry = <Ids extends AddressIds>(
  enter: (known: Ids | null) => Entry<Ids> | undefined,
): Entry<Ids> | undefined => {
  const location = useLocation()
  // Nobody but us keeps anything there.
  const known = location.state as Ids | null
  const [entered, setEntered] = useState(() => ({ location, entry: enter(known) }))
  if (entered.location === location) return entered.entry
  const entry = known && known === entered.entry?.ids ? entered.entry : enter(known)
  setEntered({ location, entry })
  return entry
}
