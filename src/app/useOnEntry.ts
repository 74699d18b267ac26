import { useState } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import type { AddressIds } from '../ui/paths'
import type { AddressTarget } from './entries'

/** An entry of the browser's history, and what its address meant when it was entered. */
interface Entered<Ids extends AddressIds> {
  readonly location: Location
  readonly target: AddressTarget<Ids> | undefined
}

/** Receives the ids stored with the entry, if it was entered before. */
type Enter<Ids extends AddressIds> = (known: Ids | null) => AddressTarget<Ids> | undefined

/**
 * Resolves an address once per entry of the browser's history. So the screen stays with its drawing when another tab
 * moves that drawing.
 */
export const useOnEntry = <Ids extends AddressIds>(enter: Enter<Ids>): AddressTarget<Ids> | undefined => {
  const location = useLocation()
  const [last, setLast] = useState(() => enteredAt(location, enter))
  const entered = enteredAt(location, enter, last)
  if (entered !== last) setLast(entered)
  return entered.target
}

/**
 * What an address means. The location also changes when `AddressKeeper` stores the ids of the entry: they are not
 * resolved again, because another tab may have deleted them in between.
 */
export const enteredAt = <Ids extends AddressIds>(
  location: Location,
  enter: Enter<Ids>,
  last?: Entered<Ids>,
): Entered<Ids> => {
  if (last?.location === location) return last
  // The cast is safe, because only this app stores a state in its history entries.
  const known = location.state as Ids | null
  const shown = last?.target?.ids
  // By value, because the browser gives a copy of the stored ids. `AddressKeeper` compares that copy by identity.
  const isShown = known?.tocht === shown?.tocht && known?.drawing === shown?.drawing
  return { location, target: known && isShown ? { ids: known } : enter(known) }
}
