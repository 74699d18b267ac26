import type { DrawingId, TochtId } from '../../model/types'
import type { AddressIds } from '../paths'

let last: AddressIds | undefined

/**
 * Remembers the drawing that is open in this tab, so that the overview can scroll to it. The other screens of its tocht
 * change nothing; home and another tocht forget it.
 * @param ids absent at home
 */
export const noteOpened = (ids?: AddressIds): void => {
  if (ids?.drawing !== undefined || ids?.tocht !== last?.tocht) last = ids
}

/** The drawing that was open last, if it belongs to this tocht. */
export const lastOpenDrawing = (tocht: TochtId): DrawingId | undefined =>
  last?.tocht === tocht ? last.drawing : undefined
