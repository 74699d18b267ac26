import type { Action } from '../changes/actions'
import type { WholeTocht } from '../types'
import { hashOfContents, tochtStateOf } from './states'

/** Remembers what went out by link, text, file or paper, when it went: what comes back may build on it. */
export const markSent = (whole: WholeTocht): Extract<Action, { readonly type: 'markSent' }> => ({
  type: 'markSent',
  tocht: whole.tocht.id,
  state: tochtStateOf(whole),
  drawings: whole.drawings.map((drawing) => ({ drawing: drawing.id, state: hashOfContents(drawing) })),
})
