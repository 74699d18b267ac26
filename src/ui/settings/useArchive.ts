import { startTransition, useEffect, useState } from 'react'
import { readArchive, subscribeArchive, type Kept } from '../../storage/database/archive'
import type { Database } from '../../storage/database/database'
import { useServices } from '../../store/context'

/** Resolves to `undefined` if the archive could not be read. */
export type Archive = Promise<Kept | undefined>

/**
 * The snapshots and unreadable texts. They are read again when this tab keeps or discards a text, and after each of its
 * saves, because a save may add a snapshot.
 */
export const useArchive = (): Archive => {
  const { database, persistence } = useServices()
  const [archive, setArchive] = useState(() => read(database))
  useEffect(() => {
    // In a transition, so that the list stays on the screen until the new one is read.
    const readAgain = () => startTransition(() => setArchive(read(database)))
    let wasSaved = persistence.status() === 'saved'
    const readIfSaved = () => {
      const isSaved = persistence.status() === 'saved'
      if (isSaved && !wasSaved) readAgain()
      wasSaved = isSaved
    }
    const stops = [persistence.subscribe(readIfSaved), subscribeArchive(readAgain)]
    return () => stops.forEach((stop) => stop())
  }, [database, persistence])
  return archive
}

const read = (database: Database): Archive => readArchive(database).catch(() => undefined)
