import type { WholeTocht } from '../../src/model/types'
import { fromDisk, tochtText, type DiskTocht } from '../../src/storage/format'
import { readTocht } from '../../src/storage/outside/importText'
import { idOf } from './drawings'
import { valueOf } from './storage'

let keys = 0

/** Record keys that no other tocht of a test has. */
export const newKey = (): string => idOf(`key${(keys += 1)}`)

/** A tocht as it arrives on another device, as text. */
export const handedOver = (whole: WholeTocht): WholeTocht =>
  fromDisk(valueOf(readTocht(tochtText(whole))), newKey, false)

/** A tocht as others get it, without what relates it to copies elsewhere. */
export const withoutIds = (disk: DiskTocht): DiskTocht => {
  const { id: _id, seen: _seen, deleted: _deleted, details, ...others } = disk
  const left = details?.map(({ id: _own, seen: _last, ...known }) => known) ?? []
  const hasFacts = left.some((known) => Object.keys(known).length > 0)
  return { ...others, ...(hasFacts && { details: left }) }
}
