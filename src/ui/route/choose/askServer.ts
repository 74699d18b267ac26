import { LONGEST_SERVER_TEXT, ROUTE_FILE_BYTES } from '../../../constants'
import { failed, type Read } from '../../../model/read'

/** Longest silence of a server of roads, in milliseconds; longer than ROADS_QUERY_SECONDS, which it may use up. */
export const ROADS_ANSWER_MS = 120_000

/** The reason why a server gave no roads. */
export type FetchFault =
  /** `wait` is in seconds, if the server says for how long. */
  | { readonly kind: 'busy'; readonly wait?: number }
  | { readonly kind: 'status'; readonly status: number }
  /** The server stopped within its answer, and says why. */
  | { readonly kind: 'stopped'; readonly remark: string }
  | { readonly kind: 'late' }
  /** No network, a redirect that the content policy forbids, or a server that does not allow other sites (CORS). */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'tooBig' }

/** The answers of an Overpass server with too many requests, of all its users or of this one. */
const BUSY: ReadonlySet<number> = new Set([429, 503, 504])
/** Bytes at the end of an answer that hold the remark of a server that gave up. */
const REMARK_BYTES = 2_000

/**
 * Asks a server for roads. Sends no cookies, and as referrer only the origin of the app, as the rules of overpass-api.de
 * ask of web apps (https://github.com/drolbr/Overpass-API/issues/791).
 *
 * @param onBytes receives the number of bytes so far
 * @returns rejects with the signal's reason if it is aborted
 */
export const askServer = async (
  address: string,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<Read<Blob, FetchFault>> => {
  signal.throwIfAborted()
  const request = new AbortController()
  const end = () => request.abort()
  let timer: ReturnType<typeof setTimeout> | undefined
  const awaitBytes = () => {
    clearTimeout(timer)
    timer = setTimeout(end, ROADS_ANSWER_MS)
  }
  signal.addEventListener('abort', end, { once: true })
  try {
    awaitBytes()
    const answer = await fetch(address, { signal: request.signal, credentials: 'omit', referrerPolicy: 'origin' })
    if (!answer.ok) return failed(statusFault(answer))
    const roads = await readBody(answer, (bytes) => {
      awaitBytes()
      onBytes(bytes)
    })
    if (!roads) return failed({ kind: 'tooBig' })
    if (!(await isWholeAnswer(roads))) return failed({ kind: 'busy' })
    const remark = await errorRemark(roads)
    return remark === undefined ? { ok: true, value: roads } : failed({ kind: 'stopped', remark })
  } catch {
    signal.throwIfAborted()
    return failed<FetchFault>({ kind: request.signal.aborted ? 'late' : 'unreachable' })
  } finally {
    clearTimeout(timer)
    end()
  }
}

const statusFault = ({ status, headers }: Response): FetchFault => {
  if (!BUSY.has(status)) return { kind: 'status', status }
  const wait = secondsOf(headers.get('Retry-After'))
  return wait === undefined ? { kind: 'busy' } : { kind: 'busy', wait }
}

/** `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3). */
const secondsOf = (text: string | null): number | undefined => {
  if (text === null) return undefined
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1_000)
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}

/** @returns `undefined` if the answer is larger than a file of roads may be */
const readBody = async ({ body }: Response, onBytes: (bytes: number) => void): Promise<Blob | undefined> => {
  const reader = body?.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value)
    bytes += part.value.length
    if (bytes > ROUTE_FILE_BYTES) return undefined
    onBytes(bytes)
  }
  return new Blob(parts)
}

/** Busy servers answer with a page, with nothing, or with a part of the roads. */
const isWholeAnswer = async (roads: Blob): Promise<boolean> => {
  const [start, end] = await Promise.all([roads.slice(0, REMARK_BYTES).text(), roads.slice(-REMARK_BYTES).text()])
  return start.trimStart().startsWith('{') && end.trimEnd().endsWith('}')
}

/** The error with which an Overpass server ends an answer that lacks roads. It is read here so that another is asked. */
const errorRemark = async (roads: Blob): Promise<string | undefined> => {
  const end = await roads.slice(-REMARK_BYTES).text()
  const remark = /"remark"\s*:\s*"((?:[^"\\]|\\.)*)"\s*\}\s*$/.exec(end)?.[1]?.replaceAll(/\\(.)/g, '$1')
  return remark !== undefined && /error/i.test(remark) ? remark.slice(0, LONGEST_SERVER_TEXT) : undefined
}
