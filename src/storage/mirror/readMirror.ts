import { hash } from '../../model/hash'
import type { WholeTocht } from '../../model/types'
import { fromDisk, type DiskTocht } from '../format'
import { mirroredTochten, sealedStanding, type Standing } from './mirror'

export interface MirroredTocht extends WholeTocht {
  /** `undefined` for a tocht without an intact seal. */
  readonly standing: Standing | undefined
}

/** The content of local storage at start. */
export interface Mirror {
  readonly tochten: readonly MirroredTocht[]
  /** The number of unreadable tochten. */
  readonly unreadable: number
  /** Identifies foreign text and the mirror that it replaced, so that it is adopted only once. */
  readonly foreignId?: string
}

/**
 * Reads each tocht separately, so that a damaged one does not affect the others.
 * @param over the tab whose mirror the text replaced, if any: the same text over another mirror is a new change
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
  const foreignId = `mirror/${over ?? ''}/${text.length}/${hash(text)}`
  return { tochten, unreadable: disks.length - tochten.length, ...(isForeign && { foreignId }) }
}

/** Sealed data needs no check; anything else is validated by code that a usual start does not load. */
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

/** A copy within the mirror has the ids of its original: it becomes a new tocht. */
const isFirst = ({ id, exchangeId, details }: DiskTocht, seen: Set<string>): boolean => {
  const ids = [id, exchangeId, ...(details ?? []).map((detail) => detail.id)].flatMap((one) => one ?? [])
  const first = ids.every((one) => !seen.has(one)) && new Set(ids).size === ids.length
  for (const one of ids) seen.add(one)
  return first
}
