import { useCallback, useEffect, useState } from 'react'
import { READ_SLICE_MS } from '../../constants'
import type { FaultsOfInk, InkFault } from '../../model/printCheck'
import type { Drawing, DrawingElement } from '../../model/types'
import { whenIdle } from '../../platform/idle'
import { fetchOnce } from '../shared/fetchOnce'

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

/** Hundreds of drawings take a tenth of a second, which is too much at a time. */
const readInSlices = (
  drawings: readonly Drawing[],
  read: FaultsOfInk,
  onFound: (found: Found) => void,
): (() => void) => {
  const found = new Map<readonly DrawingElement[], readonly InkFault[]>()
  let next = 0
  const readSlice = (): void => {
    const until = performance.now() + READ_SLICE_MS
    for (; next < drawings.length && performance.now() < until; next += 1) {
      const elements = drawings[next]?.elements ?? []
      found.set(elements, read(elements))
    }
    if (next < drawings.length) cancel = whenIdle(readSlice)
    else onFound(found)
  }
  let cancel = whenIdle(readSlice)
  return () => cancel()
}

const nothing = (): void => undefined
