import { CHUNK_TIMEOUT_MS } from '../constants'

/** Why a part of the app did not come: its server has it no more, does not answer in time, or it broke on the way. */
export type ChunkFault = 'missing' | 'timeout' | 'error'

/** A part of the app that could not be fetched. */
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
 * Fetches a part of the app within the time limit.
 *
 * @param load only imports the part: `() => import('./part')`
 * @throws ChunkLoadError
 */
export const loadChunk = async <T>(load: () => Promise<T>): Promise<T> => {
  const late = Symbol('late')
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    // oxlint-disable-next-line promise/prefer-await-to-callbacks -- told apart by identity, so it is no Error
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
 * Where a part lies. Browsers do not say it of an import that is still under way, and Safari of none; the build writes
 * it into the function that imports, relative to the folder in which all scripts lie.
 */
const addressOf = (load: () => Promise<unknown>): string => {
  const [, , specifier = ''] = /\bimport\(\s*(["'`])(.+?)\1/.exec(load.toString()) ?? []
  return new URL(specifier, import.meta.url).href
}

/**
 * True when a server answers, but not with a script: an address that it does not know may also lead to the start page. Its
 * answer takes the place of what the browser has in its cache, where such a page may lie for a year.
 */
const isMissing = async (address: string): Promise<boolean> => {
  try {
    const answer = await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(CHUNK_TIMEOUT_MS) })
    return !answer.ok || !/javascript/.test(answer.headers.get('content-type') ?? '')
  } catch {
    return false
  }
}
