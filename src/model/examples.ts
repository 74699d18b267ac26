import { EXAMPLE_ID } from '../constants'
import type { TochtId } from './types'

/** Whether a tocht is an example, which does not count as the user's own. */
export const isExample = (id: TochtId): boolean => id.startsWith(EXAMPLE_ID)
