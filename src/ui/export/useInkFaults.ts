import { useCallback, useEffect, useState } from 'react'
import type { FaultsOfInk, InkFault } from '../../model/printCheck'
import type { Drawing, DrawingElement } from '../../model/types'
import { whenIdle } from '../../platform/idle'
import { fetchOnce } from '../shared/fetchOnce'
import { readInSlices } from './readInSlices'

const fetchReader = fetchOnce(async () => (await import('../../geometry/junctionFaults')).junctionFaults)

type Found = ReadonlyMap<readonly DrawingElement[], readonly InkFault[]>

/**
 * What is wrong with the lines of some drawings, which is read while the browser has nothing else to do: nothing until all
 * of them were read.
 *
 * @param drawings undefined where nothing is to be read
 */
export const useInkFaults = (drawings: readonly Drawing[] | undefined): FaultsOfInk => {
  const [found, setFound] = useState<Found>(new Map())
  useEffect(() => {
    if (!drawings) return undefined
    let cancelled = false
    const begin = async (): Promise<void> => {
      const read = await fetchReader().catch(nothing)
      if (read && !cancelled) cancel = readInSlices(drawings, read, setFound)
    }
    let cancel = whenIdle(() => void begin())
    return () => {
      cancelled = true
      cancel()
    }
  }, [drawings])
  return useCallback((elements) => found.get(elements) ?? [], [found])
}

const nothing = (): void => undefined
