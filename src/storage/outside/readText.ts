import { freeze } from 'immer'
import { askWorker } from '../../askWorker'
import type { DrawingElement } from '../../model/types'
import type { DiskTocht } from '../format'
import type { Imported } from './importText'
import { linkIds, linkPayload, unpackLink } from './link'
import { readAs, type ImportKind, type ImportRequest, type ReadTochten } from './readAs'

/** A text of up to this many characters is read at once (about 20 ms); a longer one in a worker. */
const IMPORT_AT_ONCE = 300_000

/**
 * Reads a text from any source, or the tocht in a link.
 * @param onLong called if the text is large, so that reading takes a moment
 * @throws if a worker is needed and cannot be started
 */
export const readText = async (kind: ImportKind, text: string, onLong?: () => void): Promise<Imported<ReadTochten>> => {
  const payload = linkPayload(text)
  if (payload === undefined) return readPlain({ kind, text }, onLong)
  const unpacked = await unpackLink(payload)
  return unpacked.ok ? readPlain({ kind: 'tocht', text: unpacked.value, ids: linkIds(text) }, onLong) : unpacked
}

/** Reads a small text at once, a large one in a worker. */
const readPlain = async (request: ImportRequest, onLong?: () => void): Promise<Imported<ReadTochten>> => {
  if (request.text.length <= IMPORT_AT_ONCE) return readAs(request)
  onLong?.()
  const worker = new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' })
  try {
    return await readIn(worker, request)
  } finally {
    worker.terminate()
  }
}

export interface ImportWork {
  readonly request: ImportRequest
  /** The elements of a drawing, in the order of the text. One message each, since a large one blocks the tab. */
  readonly progress: readonly DrawingElement[]
  /** What is left of the result: the number of drawings stands for them. */
  readonly answer: Imported<{ readonly tochten: readonly CountedTocht[]; readonly unread: ReadTochten['unread'] }>
}

interface CountedTocht extends Omit<DiskTocht, 'drawings'> {
  readonly drawings: number
}

const readIn = async (worker: Worker, request: ImportRequest): Promise<Imported<ReadTochten>> => {
  const drawings: ImportWork['progress'][] = []
  // Frozen one by one, so that the reducer need not freeze everything at once.
  const onProgress = (drawing: ImportWork['progress']) => void drawings.push(freeze(drawing, true))
  const read = await askWorker<ImportWork>(worker, request, { onProgress })
  return read.ok ? { ok: true, value: { ...read.value, tochten: withDrawings(read.value.tochten, drawings) } } : read
}

const withDrawings = (tochten: readonly CountedTocht[], drawings: ImportWork['progress'][]): readonly DiskTocht[] =>
  tochten.map((tocht) => ({ ...tocht, drawings: drawings.splice(0, tocht.drawings) }))
