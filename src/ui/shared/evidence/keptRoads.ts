import { isDoubtful } from '../../../model/routeDoubts'
import type { DrawingId, State, TochtId } from '../../../model/types'
import { readRecord, recordKeys, removeRecord, writeRecord } from '../../../storage/routeRecords'
import { packRoads, unpackRoads, type RoadsAround } from './packedRoads'

/** The roads around the drawings of a tocht; once they were read from the device, only around the doubtful ones. */
export interface KeptRoads extends RoadsAround {
  readonly tocht: TochtId
}

/** The roads of a tocht that was just made. */
export interface MadeRoads extends KeptRoads {
  readonly doubtful: readonly DrawingId[]
}

/** What one tocht may keep on the device, in bytes: some 300 doubtful drawings of a recorded ride at 600 bytes each. */
const MOST_BYTES = 200_000
const PREFIX = 'roads '

/** The roads that this tab made last, and those that it has read. */
const kept = new Map<TochtId, KeptRoads>()

/** Keeps all roads in memory, and those of doubtful drawings on this device until all doubts are answered. */
export const keepRoads = ({ tocht, around, roadCount, doubtful }: MadeRoads): void => {
  kept.clear()
  kept.set(tocht, { tocht, around, roadCount })
  if (doubtful.length === 0) return
  const ofDoubtful = new Map([...around].filter(([drawing]) => doubtful.includes(drawing)))
  void writeRecord(`${PREFIX}${tocht}`, packRoads({ around: ofDoubtful, roadCount }, MOST_BYTES))
}

export const keptRoadsOf = (tocht: TochtId): KeptRoads | undefined => kept.get(tocht)

/** Reads the roads of a tocht, after which `keptRoadsOf` has them. */
export const readRoads = async (tocht: TochtId): Promise<KeptRoads | undefined> => {
  const text = await readRecord(`${PREFIX}${tocht}`)
  if (typeof text === 'string' && !kept.has(tocht)) kept.set(tocht, { tocht, ...unpackRoads(text) })
  return kept.get(tocht)
}

/** Removes the roads of tochten that no longer exist or are no longer doubtful from this device. */
export const sweepRoads = async ({ tochten, drawings }: Pick<State, 'tochten' | 'drawings'>): Promise<void> => {
  const isNeeded = (tocht: TochtId): boolean =>
    tochten[tocht]?.drawings.some((id) => drawings[id] && isDoubtful(drawings[id])) ?? false
  const needless = (await recordKeys()).filter((key) => key.startsWith(PREFIX) && !isNeeded(key.slice(PREFIX.length)))
  await Promise.all(needless.map(removeRecord))
}
