import { IMPORT_AT_ONCE } from '../constants'
import type { DiskTocht } from './disk'
import { createAssembly, type ImportPart } from './importParts'
import type { Imported } from './importText'
import { carriedBy, unpackLink } from './link'
import { readAs, type ImportKind, type ImportOrder } from './readAs'

/**
 * Reads a text that came from anywhere, or the tocht in a link.
 *
 * @throws if a worker is needed and cannot be started
 */
export const readText = async (kind: ImportKind, text: string): Promise<Imported<readonly DiskTocht[]>> => {
  const carried = carriedBy(text)
  if (carried === undefined) return readPlain(kind, text)
  const unpacked = await unpackLink(carried)
  return unpacked.ok ? readPlain(kind, unpacked.value) : unpacked
}

/** A small text is read at once, a large one in a worker. */
const readPlain = async (kind: ImportKind, text: string): Promise<Imported<readonly DiskTocht[]>> => {
  if (text.length <= IMPORT_AT_ONCE) return readAs(kind, text)
  const worker = new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' })
  try {
    return await answerOf(worker, { kind, text })
  } finally {
    worker.terminate()
  }
}

const answerOf = (worker: Worker, order: ImportOrder): Promise<Imported<readonly DiskTocht[]>> =>
  new Promise((resolve, reject) => {
    const { add } = createAssembly()
    worker.addEventListener('message', ({ data }: MessageEvent<ImportPart>) => {
      const read = add(data)
      if (read) resolve(read)
    })
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.postMessage(order, { transfer: [] })
  })
