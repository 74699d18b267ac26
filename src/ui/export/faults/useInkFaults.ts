import { useCallback, useEffect, useState } from 'react'
import { routeEnds } from '../../../geometry/erasing/routeEnds'
import { canvasOf } from '../../../model/lookups'
import { faultsOfDrawing, type DrawingFault, type FaultsOf, type FaultsOfInk } from '../../../model/sheet/drawingFaults'
import { FISH_BONE, type Drawing, type DrawingElement, type Tocht } from '../../../model/types'
import { inkFaultsOn } from '../../../render/faults/inkFaultsOn'
import type { Page } from '../../../render/sheet/page'
import { readInSlices } from '../readInSlices'

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
    const faultsOn = style === FISH_BONE ? noFaultsOn : inkFaultsOn
    const drawnOn = { style, canvas: { width, height } }
    const read: FaultsOf = (ink) => faultsOfDrawing(ink, drawnOn, routeEnds, faultsOn(pages ?? []))
    return readInSlices(drawings, read, setFound)
  }, [drawings, pages, style, width, height])
  return useCallback((elements) => found.get(elements) ?? [], [found])
}

const noFaultsOn = (): FaultsOfInk => () => []
