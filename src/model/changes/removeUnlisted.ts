import type { Draft } from 'immer'
import type { State } from '../types'

/**
 * Removes drawings that no tocht lists any more. Two tochten may list the same one, in a text that was edited by hand.
 */
export const removeUnlisted = (draft: Draft<State>): void => {
  const listed = new Set(Object.values(draft.tochten).flatMap(({ drawings }) => drawings))
  for (const id of Object.keys(draft.drawings)) if (!listed.has(id)) delete draft.drawings[id]
}
