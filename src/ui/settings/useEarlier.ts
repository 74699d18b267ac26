import { startTransition, useEffect, useState } from 'react'
import type { Database } from '../../storage/database/database'
import { readEarlier, subscribeEarlier, type Earlier } from '../../storage/database/earlierVersions'
import { useServices } from '../../store/context'

/** Resolves to `undefined` if the earlier could not be read. */
export type EarlierRead = Promise<Earlier | undefined>

/**
 * The earlier versions and unreadable texts. They are read again when this tab keeps or discards a text, and after each of its
 * saves, because a save may add an earlier version.
 */
export const useEarlier = (): EarlierRead => {
  const { database, persistence } = useServices()
  const [earlier, setArchive] = useState(() => read(database))
  useEffect(() => {
    // In a transition, so that the list stays on the screen until the new one is read.
    const readAgain = () => startTransition(() => setArchive(read(database)))
    let wasSaved = persistence.status() === 'saved'
    const readIfSaved = () => {
      const isSaved = persistence.status() === 'saved'
      if (isSaved && !wasSaved) readAgain()
      wasSaved = isSaved
    }
    const stops = [persistence.subscribe(readIfSaved), subscribeEarlier(readAgain)]
    return () => stops.forEach((stop) => stop())
  }, [database, persistence])
  return earlier
}

const read = (database: Database): EarlierRead => readEarlier(database).catch(() => undefined)
