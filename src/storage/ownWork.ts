import { removedDrawings } from '../model/changes/removedDrawings'
import { operate, type Contents, type Operation } from '../model/contents'
import { rowsOf } from '../model/fishbone/readFishbone'
import { tochtOf } from '../model/lookups'
import type { Drawing, DrawingId, State } from '../model/types'
import { changedIds } from './database/tables'
import { losesInk, earlierVersionsOf, type EarlierVersion } from './takeEarlierVersions'

/** The drawings that a tab has made or changed, each with the ink it added. */
export type OwnWork = ReadonlyMap<DrawingId, Drawing['elements']>

/** The work of a tab since a state. */
export const ownWork = (since: State, present: State): OwnWork =>
  new Map(
    changedIds(since.drawings, present.drawings).map((id) => {
      const before = new Set(since.drawings[id]?.elements)
      return [id, (present.drawings[id]?.elements ?? []).filter((element) => !before.has(element))]
    }),
  )

/**
 * Earlier versions of fish-bones to which this tab added or restored a road in a row that another tab has removed since.
 * Comparing ink would not find such a road, because all roads look equal.
 */
export const unplacedWork = (
  before: State,
  contents: Contents,
  operations: readonly Operation[],
  when: number,
): readonly EarlierVersion[] => {
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
    return tocht === undefined ? [] : earlierVersionsOf(before, tocht, [id], 'otherTab', when)
  })
}

/** The drawing to which an operation adds a road. */
const drawingInkedBy = (operation: Operation): string | undefined => {
  if (operation.type === 'redo') return operation.scope
  if (operation.type !== 'do' || operation.action.type !== 'editFishbone') return undefined
  return operation.action.edit.kind === 'addRoad' ? operation.action.drawing : undefined
}

/** Earlier versions of own drawings, or drawings with own ink, that are missing in the contents written by another tab. */
export const lostWork = (before: State, own: OwnWork, after: State, when: number): readonly EarlierVersion[] => {
  const drawings = [...removedDrawings(before, after)].filter(([, ids]) => ids.some((id) => own.has(id)))
  const inked = [...own].flatMap(([id, ink]) => {
    const tocht = tochtOf(before, id)
    return tocht !== undefined && losesInk(ink, after.drawings[id]) ? [[tocht, [id]] as const] : []
  })
  return [...drawings, ...inked].flatMap(([tocht, ids]) => earlierVersionsOf(before, tocht, ids, 'otherTab', when))
}
