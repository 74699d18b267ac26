import { CHUNK_TIMEOUT_MS } from '../constants'

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
 * Whether the server answers, but not with a script: it may send the start page for an unknown address. `reload` also
 * replaces such a page in the browser's cache, where it could stay for a year.
 */
const isMissing = async (address: string): Promise<boolean> => {
  try {
    const answer = await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(CHUNK_TIMEOUT_MS) })
    return !answer.ok || !/javascript/.test(answer.headers.get('content-type') ?? '')
  } catch {
    return false
  }
}
