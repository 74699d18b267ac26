/** A part of the app that takes longer to load is given up, in milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000

/** Why a chunk did not load: the server no longer has it, did not answer in time, or the connection broke. */
export type ChunkFault = 'missing' | 'timeout' | 'error'

/** A chunk of the app could not be fetched. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly fault: ChunkFault
  readonly address: string

  constructor(fault: ChunkFault, address: string, cause: unknown) {
    super(`Loading failed (${fault}: ${address})`, { cause })
    this.fault = fault
    this.address = address
  }
}

/**
 * Fetches a chunk of the app within the time limit.
 * @param load only imports the chunk: `() => import('./part')`
 * @throws ChunkLoadError
 */
export const loadChunk = async <T>(load: () => Promise<T>): Promise<T> => {
  const late = Symbol('late')
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, CHUNK_TIMEOUT_MS, late)
  })
  try {
    return await Promise.race([load(), limit])
  } catch (thrown) {
    const address = addressOf(load)
    if (thrown === late) throw new ChunkLoadError('timeout', address, thrown)
    throw new ChunkLoadError((await isMissing(address)) ? 'missing' : 'error', address, thrown)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The address of a chunk, taken from the source of the function that imports it. Browsers do not report it for a
 * pending import, and Safari never does. The build writes it relative to the folder of all scripts.
 */
const addressOf = (load: () => Promise<unknown>): string => {
  const [, , specifier = ''] = /\bimport\(\s*(["'`])(.+?)\1/.exec(load.toString()) ?? []
  return new URL(specifier, import.meta.url).href
}

/**
 * Starts a worker of the app, once its script has arrived within the time limit. A browser does not say why a worker did
 * not start.
 * @param address imported with `?worker&url`
 * @throws ChunkLoadError
 */
export const openWorker = async (address: string): Promise<Worker> => {
  const { href } = new URL(address, location.href)
  try {
    const answer = await fetch(href, { signal: AbortSignal.timeout(CHUNK_TIMEOUT_MS) })
    if (!isScript(answer)) throw new ChunkLoadError('missing', href, answer.status)
    // Reads all of it, so that the worker finds it in the browser's cache.
    await answer.arrayBuffer()
  } catch (thrown) {
    if (thrown instanceof ChunkLoadError) throw thrown
    const isLate = thrown instanceof DOMException && thrown.name === 'TimeoutError'
    throw new ChunkLoadError(isLate ? 'timeout' : 'error', href, thrown)
  }
  return new Worker(href, { type: 'module' })
}

/** The server may send the start page for an unknown address. */
const isScript = ({ ok, headers }: Response): boolean => ok && /javascript/.test(headers.get('content-type') ?? '')

/** Whether the server answers, but not with a script. */
const isMissing = async (address: string): Promise<boolean> => {
  const answer = await refetch(address)
  return answer !== undefined && !isScript(answer)
}

/**
 * Fetches a chunk past the browser's cache, where the start page could stay in its place for a year; `undefined` if
 * nothing comes.
 */
export const refetch = async (address: string): Promise<Response | undefined> =>
  fetch(address, { cache: 'reload', signal: AbortSignal.timeout(CHUNK_TIMEOUT_MS) }).catch(() => undefined)
