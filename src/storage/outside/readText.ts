import { IMPORT_AT_ONCE } from '../../constants'
import { createAssembly, type ImportPart, type ReadTochten } from './importParts'
import type { Imported } from './importText'
import { linkPayload, unpackLink } from './link'
import { readAs, type ImportKind, type ImportRequest } from './readAs'

/** Receives the progress of reading a large text. */
export type OnReadProgress = (percent: number) => void

/**
 * Reads a text from any source, or the tocht in a link.
 * @throws if a worker is needed and cannot be started
 */
export const readText = async (
  kind: ImportKind,
  text: string,
  onProgress?: OnReadProgress,
): Promise<Imported<ReadTochten>> => {
  const payload = linkPayload(text)
  if (payload === undefined) return readPlain({ kind, text }, onProgress)
  const unpacked = await unpackLink(payload)
  return unpacked.ok ? readPlain({ kind: 'tocht', text: unpacked.value }, onProgress) : unpacked
}

/** Reads a small text at once, a large one in a worker. */
const readPlain = async (request: ImportRequest, onProgress?: OnReadProgress): Promise<Imported<ReadTochten>> => {
  if (request.text.length <= IMPORT_AT_ONCE) return readAtOnce(request)
  const worker = new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' })
  try {
    return await answerOf(worker, request, onProgress)
  } finally {
    worker.terminate()
  }
}

/** Reads a text synchronously. */
export const readAtOnce = (request: ImportRequest): Imported<ReadTochten> => {
  const { add } = createAssembly()
  for (const part of readAs(request)) {
    const read = add(part)
    if (read) return read
  }
  throw new Error('The text was not read to its end')
}

const answerOf = (
  worker: Worker,
  request: ImportRequest,
  onProgress?: OnReadProgress,
): Promise<Imported<ReadTochten>> =>
  new Promise((resolve, reject) => {
    const { add } = createAssembly()
    worker.addEventListener('message', ({ data }: MessageEvent<ImportPart>) => {
      if (data.type === 'progress') onProgress?.(data.percent)
      const read = add(data)
      if (read) resolve(read)
    })
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.postMessage(request, { transfer: [] })
  })
