import { junctionFaults } from '../../geometry/junction/junctionFaults'
import type { Cell, Page } from '../sheet/page'
import { isCrowded } from './crowded'
import type { FaultsOfInk, InkFault } from './drawingFaults'

/** Returns a function that finds mistakes in the lines of a drawing, including those at its size on these pages. */
export const inkFaultsOn = (pages: readonly Page[]): FaultsOfInk => {
  const cells = new Map(
    pages.flatMap(({ body }) =>
      body.kind === 'cells' ? body.cells.map((cell) => [cell.drawing.elements, cell] as const) : [],
    ),
  )
  return (elements) => [...junctionFaults(elements), ...sizeFaults(cells.get(elements))]
}

/**
 * The faults of a drawing at its printed size. The usual advice, fewer drawings in a row, does not help in a table, so
 * its faults have their own texts.
 */
const sizeFaults = (cell: Cell | undefined): readonly InkFault[] => {
  if (!cell) return []
  const { elements } = cell.drawing
  return isCrowded(elements, cell.pen) ? [cell.row ? 'crowdedInTable' : 'crowded'] : []
}
