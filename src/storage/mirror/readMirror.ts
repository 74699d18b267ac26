import type { WholeTocht } from '../../model/adopt'
import { fromDisk, type DiskTocht } from '../format'
import { hash } from '../../model/hash'
import { mirroredTochten, sealedStanding, type Standing } from './mirror'

export interface MirroredTocht extends WholeTocht {
  /** Undefined for a tocht that is not as we wrote it. */
  readonly standing: Standing | undefined
}

/** What local storage held at start. */
export interface Mirror {
  readonly tochten: readonly MirroredTocht[]
  /** How many could not be read. */
  readonly unreadable: number
  /** Names a text that somebody else wrote, and what it was written over: it is taken over once, however long it stays. */
  readonly mark?: string
}

/** Whether all of it is as we wrote it, so that the app can begin with it. An empty one says nothing. */
export const isSealed = ({ tochten, unreadable }: Mirror): boolean =>
  unreadable === 0 && tochten.length > 0 && tochten.every(({ standing }) => standing !== undefined)

/**
 * Reads each tocht by itself: one that is damaged takes none of the others with it.
 *
 * @param over the page of ours over whose mirror it was written, if any: the same text is meant anew over another
 */
export const readMirror = async (text: string, newId: () => string, over: string | null): Promise<Mirror> => {
  const raw = mirroredTochten(text)
  if (!raw) return { tochten: [], unreadable: 1 }
  const standings = raw.map(sealedStanding)
  const disks = await diskTochten(raw, standings)
  const seen = new Set<string>()
  const tochten = disks.flatMap((disk, index): MirroredTocht[] => {
    if (!disk) return []
    const first = isFirst(disk, seen)
    return [{ ...fromDisk(disk, newId, first), standing: first ? standings[index] : undefined }]
  })
  const isForeign = tochten.some(({ standing }) => !standing)
  const mark = `mirror/${over ?? ''}/${text.length}/${hash(text)}`
  return { tochten, unreadable: disks.length - tochten.length, ...(isForeign && { mark }) }
}

/** What bears our seal is as we wrote it; anything else is checked, by code that a usual start does not load. */
const diskTochten = async (
  raw: readonly unknown[],
  standings: readonly (Standing | undefined)[],
): Promise<readonly (DiskTocht | undefined)[]> => {
  if (!standings.includes(undefined)) return raw as readonly DiskTocht[]
  const importer = await import('../outside/importText').catch(() => undefined)
  return raw.map((tocht, index) => {
    if (standings[index]) return tocht as DiskTocht
    const checked = importer?.checkOwnTocht(tocht)
    return checked?.ok ? checked.value : undefined
  })
}

/** A tocht that somebody copied within the mirror has the ids of the other: the second one is a new one. */
const isFirst = ({ id, details }: DiskTocht, seen: Set<string>): boolean => {
  const ids = [id, ...(details ?? []).map((detail) => detail.id)].flatMap((one) => one ?? [])
  const first = ids.every((one) => !seen.has(one)) && new Set(ids).size === ids.length
  for (const one of ids) seen.add(one)
  return first
}
