import type { DrawingId, TochtId } from '../../model/types'
import type { AddressIds } from '../paths'

let last: AddressIds | undefined

/** Remembers what this page has open, so that the next screen knows what was left. */
export const noteOpened = (ids: AddressIds): void => {
  last = ids
}

/** The drawing that was open last, if it belongs to this tocht and no other tocht was opened since. */
export const drawingLeft = (tocht: TochtId): DrawingId | undefined => (last?.tocht === tocht ? last.drawing : undefined)
