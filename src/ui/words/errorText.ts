import { ChunkLoadError } from '../../platform/chunk'
import type { TableWords } from './tableEn'

/** Describes an error; for a part of the app that failed to load, with its address. */
export const errorText = (error: unknown, words: TableWords): string => {
  if (error instanceof ChunkLoadError) return words.chunk[error.fault](error.address)
  return error instanceof Error ? error.message : String(error)
}
