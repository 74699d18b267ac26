import { startTransition, useCallback, useEffect, useState } from 'react'
import type { Database } from '../../storage/database/database'
import { readArchive, type Kept } from '../../storage/database/archive'
import { useServices } from '../../store/context'

export interface Archive {
  /** Resolves to `undefined` if it could not be read. */
  readonly kept: Promise<Kept | undefined>
  readonly readAgain: () => void
}

/** The snapshots and unreadable texts; read again after each save of this tab, because a save may add a snapshot. */
export const useArchive = (): Archive => {
  const { database, persistence } = useServices()
  const [kept, setKept] = useState(() => read(database))
  // In a transition, so that the list stays on the screen until the new one is read.
  const readAgain = useCallback(() => startTransition(() => setKept(read(database))), [database])
  useEffect(() => {
    let wasSaved = persistence.status() === 'saved'
    return persistence.subscribe(() => {
      const isSaved = persistence.status() === 'saved'
      if (isSaved && !wasSaved) readAgain()
      wasSaved = isSaved
    })
  }, [persistence, readAgain])
  return { kept, readAgain }
}

const read = (database: Database): Archive['kept'] => readArchive(database).catch(() => undefined)
