import { ROADS_ANSWER_MS } from '../../../constants'
import { failed, type Read } from '../../../model/read'

/** The reason why a server gave no roads. */
export type FetchFault =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'late' }
  /** No network, or the server does not allow other sites (CORS). */
  | { readonly kind: 'unreachable' }

/** Asks a server for roads. Sends no cookies and no referrer. */
export const askServer = async (address: string, signal: AbortSignal): Promise<Read<Blob, FetchFault>> => {
  const request = new AbortController()
  const end = () => request.abort()
  const timer = setTimeout(end, ROADS_ANSWER_MS)
  signal.addEventListener('abort', end, { once: true })
  try {
    const answer = await fetch(address, {
      signal: request.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    return answer.ok
      ? { ok: true, value: await answer.blob() }
      : failed<FetchFault>({ kind: 'status', status: answer.status })
  } catch {
    return failed<FetchFault>({ kind: request.signal.aborted ? 'late' : 'unreachable' })
  } finally {
    clearTimeout(timer)
  }
}
