import type { DrawingId, TochtId } from '../../model/types'
import type { AddressIds } from '../paths'

let last: AddressIds | undefined

/** Notes what is open on this page, so that the screen that comes next knows what was left. */
export const noteOpened = (ids: AddressIds): void => {
  last = ids
}

/** The drawing that was open last, if it was one of this tocht and no other screen of a tocht came in between. */
export const drawingLeft = (tocht: TochtId): DrawingId | undefined => (last?.tocht === tocht ? last.drawing : undefined)
