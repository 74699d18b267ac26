import type { Contents } from '../../model/contents'
import type { Drawing, DrawingId, State, Tocht, TochtId } from '../../model/types'
import { inkChanges, pieceCount, withPieces } from './inkRecords'
import { DRAWINGS, idsUnder, INK, idIn, TOCHTEN, type RecordKey, type Records } from './recordKeys'
import { stepChanges, withStepRecords } from './stepRecords'
import { changedIds, withEntries } from './tables'

/** A record to write; `undefined` to remove it. */
export type Change = readonly [key: RecordKey, value: unknown]

/** A drawing as stored: without its ink, which stands in `pieces` records beside it. */
interface DrawingRecord extends Omit<Drawing, 'elements'> {
  readonly pieces: number
}

/** The records that differ. Contents share equal objects, so the cost follows the size of the difference. */
export const changedRecords = (before: Contents, after: Contents): readonly Change[] => [
  ...stateChanges(before.state, after.state),
  ...stepChanges(before.history, after.history),
]

const stateChanges = (before: State, after: State): readonly Change[] => [
  ...(before.order === after.order ? [] : [['order', after.order] as const]),
  ...(before.bin === after.bin ? [] : [['bin', after.bin] as const]),
  ...changedIds(before.tochten, after.tochten).map((id): Change => [`${TOCHTEN}${id}`, after.tochten[id]]),
  ...changedIds(before.drawings, after.drawings).flatMap((id) =>
    drawingChanges(id, before.drawings[id], after.drawings[id]),
  ),
]

const drawingChanges = (id: DrawingId, before: Drawing | undefined, after: Drawing | undefined): readonly Change[] => {
  const ink = inkChanges(id, before?.elements ?? [], after?.elements ?? [])
  const [was, is] = [before && drawingRecord(before), after && drawingRecord(after)]
  return JSON.stringify(was) === JSON.stringify(is) ? ink : [[`${DRAWINGS}${id}`, is], ...ink]
}

const drawingRecord = ({ elements, ...fields }: Drawing): DrawingRecord => ({ ...fields, pieces: pieceCount(elements) })

/** Applies records to contents: the inverse of {@link changedRecords}. Leaves out records that cannot be read. */
export const withRecords = (contents: Contents, records: Records): Contents => ({
  state: withStateRecords(contents.state, records),
  history: withStepRecords(contents.history, records),
})

const withStateRecords = (state: State, records: Records): State => {
  const tochten = idsUnder(TOCHTEN, records).map(
    (id) => [id, (records.get(`${TOCHTEN}${id}`) ?? undefined) as Tocht | undefined] as const,
  )
  const drawings = new Set([...idsUnder(DRAWINGS, records), ...idsUnder(INK, records)])
  return {
    order: records.has('order') ? ((records.get('order') ?? []) as State['order']) : state.order,
    bin: records.has('bin') ? ((records.get('bin') ?? {}) as State['bin']) : state.bin,
    tochten: withEntries(state.tochten, new Map(tochten)),
    drawings: withEntries(
      state.drawings,
      new Map([...drawings].map((id) => [id, withDrawingRecords(id, state.drawings[id], records)])),
    ),
  }
}

const withDrawingRecords = (id: DrawingId, before: Drawing | undefined, records: Records): Drawing | undefined => {
  const key = `${DRAWINGS}${id}`
  const record = records.has(key) ? (records.get(key) as DrawingRecord | undefined) : before && drawingRecord(before)
  // A record without the number of its pieces counts as unreadable, so that the ink is kept.
  if (typeof record?.pieces !== 'number') return undefined
  const { pieces, ...fields } = record
  const elements = withPieces(id, before?.elements ?? [], pieces, records)
  return elements && { ...fields, elements }
}

/**
 * The tochten to which records belong, including those deleted for good; some twice. A change of a drawing or of steps
 * is a change of its tocht.
 */
export const touchedTochten = ({ tochten }: State, keys: readonly string[]): readonly TochtId[] => {
  const ids = new Set(keys.map(idIn))
  return [
    ...keys.filter((key) => key.startsWith(TOCHTEN)).map(idIn),
    ...Object.values(tochten)
      .filter(({ id, drawings }) => [id, ...drawings].some((one) => ids.has(one)))
      .map(({ id }) => id),
  ]
}
