import { castDraft, type Draft } from 'immer'
import type { Action } from './actions'
import { withChoices } from './defaultSheet'
import { leaveOut } from './leaveOut'
import { sheetOf } from './readSheet'
import type { DrawingId, State } from './types'

/** Deletes a drawing, and writes its distance where that goes. */
export const leaveOutDrawing = (
  draft: Draft<State>,
  state: State,
  { tocht: id, drawing }: Extract<Action, { type: 'leaveOutDrawing' }>,
): void => {
  const [tocht, drawn] = [state.tochten[id], draft.tochten[id]]
  const index = tocht?.drawings.indexOf(drawing) ?? -1
  if (!tocht || !drawn || index < 0) return
  const { toFirst } = sheetOf(tocht)
  const left = leaveOut({ toFirst, distances: tocht.drawings.map((one) => state.drawings[one]?.distance) }, index)
  delete draft.drawings[drawing]
  drawn.drawings.splice(index, 1)
  if (index > 0) writeDistance(draft, tocht.drawings[index - 1], left.distances[index - 1])
  else if (left.toFirst !== toFirst) drawn.sheet = castDraft(withChoices(tocht.sheet, { toFirst: left.toFirst }))
}

const writeDistance = ({ drawings }: Draft<State>, id: DrawingId | undefined, distance: number | undefined): void => {
  const drawing = id === undefined ? undefined : drawings[id]
  if (!drawing || drawing.distance === distance) return
  if (distance === undefined) delete drawing.distance
  else drawing.distance = distance
}
