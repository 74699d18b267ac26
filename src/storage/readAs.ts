import type { DiskTocht } from './disk'
import { readTocht, readTochten, type Imported } from './importText'

/** Whether a text is to be loaded into a tocht, or may bring several. */
export type ImportKind = 'tocht' | 'tochten'

export interface ImportOrder {
  readonly kind: ImportKind
  readonly text: string
}

export const readAs = (kind: ImportKind, text: string): Imported<readonly DiskTocht[]> => {
  if (kind === 'tochten') return readTochten(text)
  const read = readTocht(text)
  return read.ok ? { ok: true, value: [read.value] } : read
}
