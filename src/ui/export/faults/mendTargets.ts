import type { DetailName } from '../../../model/details'
import type { Style } from '../../../model/types'
import type { SheetFault } from '../../../render/faults/sheetFaults'
import { fieldPath, overviewPath, routePath } from '../../paths'

/** A field in the list of notes and distances, or the path to a screen. */
interface MendTarget {
  readonly field?: DetailName
  readonly pathTo?: (tochtIndex: number, drawingIndex: number, style: Style) => string
}

/**
 * Where faults are corrected that are not corrected in the editor. These places also lead to the neighbouring drawings,
 * so that a run of numbers needs one link.
 */
export const MEND_TARGETS: { readonly [One in SheetFault['kind']]?: MendTarget } = {
  noDistance: { field: 'distance' },
  cutNote: { field: 'note' },
  keptTwice: { pathTo: (tochtIndex, _drawingIndex, style) => overviewPath(tochtIndex, style) },
  doubtful: { pathTo: routePath },
  notChecked: { pathTo: (tochtIndex, drawingIndex) => fieldPath('check', tochtIndex, drawingIndex) },
}
