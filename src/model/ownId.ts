import { EXAMPLE_ID } from '../constants'

/** An id in the form that `platform/newId` gives it; that of an example has a prefix. */
export const OWN_ID = new RegExp(`^(?:${EXAMPLE_ID})?[0-9a-f-]{32,36}$`)
