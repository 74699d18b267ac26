import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { AddressIds } from '../ui/paths'
import type { AddressTarget } from './entries'

/**
 * Resolves an address once per entry of the browser's history. So the screen stays with its drawing when another tab
 * moves that drawing.
 * @param enter receives the ids stored with the entry, if it was entered before
 */
export const useOnEntry = <Ids extends AddressIds>(
  enter: (known: Ids | null) => AddressTarget<Ids> | undefined,
): AddressTarget<Ids> | undefined => {
  const location = useLocation()
  // The cast is safe, because only this app stores a state in its history entries.
  const known = location.state as Ids | null
  const [entered, setEntered] = useState(() => ({ location, target: enter(known) }))
  if (entered.location === location) return entered.target
  const target = enter(known)
  setEntered({ location, target })
  return target
}
