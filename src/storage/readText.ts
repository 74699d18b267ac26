import { IMPORT_AT_ONCE } from '../constants'
import type { DiskTocht } from './disk'
import { createAssembly, type ImportPart } from './importParts'
import type { Imported } from './importText'
import { readAs, type ImportKind, type ImportOrder } from './readAs'

/**
 * Reads a text that came from anywhere: a small one at once, a large one in a worker.
 *
 * @throws if the worker cannot be started
 */
export const readText = async (kind: ImportKind, text: string): Promise<Imported<readonly DiskTocht[]>> => {
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
