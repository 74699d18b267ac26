import { ChunkLoadError } from '../../platform/chunk'
import type { TableWords } from './tableEn'

/** Says what went wrong; of a part of the app that could not be fetched: why, and its address. */
export const errorText = (error: unknown, words: TableWords): string => {
  if (error instanceof ChunkLoadError) return words.chunk[error.fault](error.address)
  return error instanceof Error ? error.message : String(error)
}
