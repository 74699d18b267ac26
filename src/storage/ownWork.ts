import { operate, type Contents, type Operation } from '../model/contents'
import { tochtOf } from '../model/lookups'
import { rowsOf } from '../model/readFishbone'
import { drawingsTaken } from '../model/taken'
import type { Drawing, DrawingId, State } from '../model/types'
import { changedIds } from './database/tables'
import { losesInk, snapshotsOf, type Snapshot } from './earlierVersions'

/** The drawings that a page has made or changed, each with the ink that is its own. */
export type OwnWork = ReadonlyMap<DrawingId, Drawing['elements']>

/** What a page has done since a state. */
export const ownWork = (since: State, present: State): OwnWork =>
  new Map(
    changedIds(since.drawings, present.drawings).map((id) => {
      const before = new Set(since.drawings[id]?.elements)
      return [id, (present.drawings[id]?.elements ?? []).filter((element) => !before.has(element))]
    }),
  )

/**
 * Earlier versions of fish-bones in which a road that was drawn here, or brought back with Redo, found no place on what another page
 * wrote. Roads that are alike are told apart by nothing else.
 */
export const unplacedWork = (
  before: State,
  contents: Contents,
  operations: readonly Operation[],
  when: number,
): readonly Snapshot[] => {
  const unplaced = new Set<DrawingId>()
  operations.reduce((done, operation) => {
    const after = operate(done, operation)
    const id = drawingInkedBy(operation)
    const drawing = id === undefined ? undefined : before.drawings[id]
    if (drawing && rowsOf(drawing.elements) && after.state === done.state) unplaced.add(drawing.id)
    return after
  }, contents)
  return [...unplaced].flatMap((id) => {
    const tocht = tochtOf(before, id)
    return tocht === undefined ? [] : snapshotsOf(before, tocht, [id], 'otherTab', when)
  })
}

/** Where a road was drawn, or brought back. */
const drawingInkedBy = (operation: Operation): string | undefined => {
  if (operation.type === 'redo') return operation.scope
  if (operation.type !== 'do' || operation.action.type !== 'editFishbone') return undefined
  return operation.action.edit.kind === 'addRoad' ? operation.action.drawing : undefined
}

/** Earlier versions of own drawings, and of drawings with own ink, that have no place in what another page wrote. */
export const lostWork = (before: State, own: OwnWork, after: State, when: number): readonly Snapshot[] => {
  const drawings = [...drawingsTaken(before, after)].filter(([, ids]) => ids.some((id) => own.has(id)))
  const inked = [...own].flatMap(([id, ink]) => {
    const tocht = tochtOf(before, id)
    return tocht !== undefined && losesInk(ink, after.drawings[id]) ? [[tocht, [id]] as const] : []
  })
  return [...drawings, ...inked].flatMap(([tocht, ids]) => snapshotsOf(before, tocht, ids, 'otherTab', when))
}
