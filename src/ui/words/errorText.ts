import { ChunkLoadError } from '../../platform/chunk'
import type { EditorWords } from './editorEn'

/** Describes an error; for a part of the app that failed to load, with its address. */
export const errorText = (error: unknown, words: EditorWords): string => {
  if (error instanceof ChunkLoadError) return words.chunk[error.fault](error.address)
  return error instanceof Error ? error.message : String(error)
}
