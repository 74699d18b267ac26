import { useCallback, useEffect, useState } from 'react'
import { routeEnds } from '../../../geometry/erasing/routeEnds'
import { canvasOf } from '../../../model/lookups'
import { faultsOfDrawing, type DrawingFault, type FaultsOf, type FaultsOfInk } from '../../../model/sheet/drawingFaults'
import { FISH_BONE, type Drawing, type DrawingElement, type Tocht } from '../../../model/types'
import { whenIdle } from '../../../platform/idle'
import type { Page } from '../../../render/sheet/page'
import { fetchOnce } from '../../shared/loading/fetchOnce'
import { readInSlices } from '../readInSlices'

const fetchReader = fetchOnce(async () => (await import('../../../render/faults/inkFaultsOn')).inkFaultsOn)

type FaultsByInk = ReadonlyMap<readonly DrawingElement[], readonly DrawingFault[]>

/**
 * Finds mistakes in the ink of a tocht's drawings while the browser is idle. Reports none until all drawings are read.
 *
 * @param pages `undefined` until they are laid out
 */
export const useInkFaults = (
  tocht: Tocht,
  drawings: readonly Drawing[],
  pages: readonly Page[] | undefined,
): FaultsOf => {
  const [found, setFound] = useState<FaultsByInk>(new Map())
  const { style } = tocht
  const { width, height } = canvasOf(tocht)
  useEffect(() => {
    let cancelled = false
    const begin = async (): Promise<void> => {
      const faultsOn = style === FISH_BONE ? noFaultsOn : await fetchReader().catch(() => noFaultsOn)
      if (cancelled) return
      const drawnOn = { style, canvas: { width, height } }
      const read: FaultsOf = (ink) => faultsOfDrawing(ink, drawnOn, routeEnds, faultsOn(pages ?? []))
      cancel = readInSlices(drawings, read, setFound)
    }
    let cancel = whenIdle(() => void begin())
    return () => {
      cancelled = true
      cancel()
    }
  }, [drawings, pages, style, width, height])
  return useCallback((elements) => found.get(elements) ?? [], [found])
}

const noFaultsOn = (): FaultsOfInk => () => []
