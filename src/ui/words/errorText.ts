import { messageOf } from '../../model/messageOf'
import { ChunkLoadError } from '../../platform/chunk'
import type { Words } from './en'

/** Describes an error. If a part of the app failed to load, the text contains the address of that part. */
export const errorText = (error: unknown, words: Words): string => {
  if (error instanceof ChunkLoadError) return words.chunk[error.fault](error.address)
  return messageOf(error)
}
