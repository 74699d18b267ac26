import { failed, type Read } from '../../../model/read'
import type { RoadsBox } from '../../../route/roadsBox'
import { roadsAddress } from '../../../route/roadsQuery'
import { askServer, type FetchFault, ROADS_ANSWER_MS } from './askServer'
import { hostOf } from './roadServers'

/** The server that is asked now. */
export type Asking =
  /** `before` is the host of the server that was asked before and gave no roads. */
  | { readonly host: string; readonly bytes: number; readonly before: string | undefined }
  /** A busy server, which is asked again after this time, in seconds. */
  | { readonly host: string; readonly wait: number }

/** Why one server gave no roads. */
export interface ServerFault {
  readonly host: string
  readonly fault: FetchFault
}

/**
 * Asks servers for the roads in a box, one after the other, until one of them gives roads.
 *
 * @returns the fault of each server that was asked
 */
export const fetchRoads = async (
  servers: readonly string[],
  box: RoadsBox,
  signal: AbortSignal,
  onAsk: (asking: Asking) => void,
): Promise<Read<Blob, readonly ServerFault[]>> => {
  const faults: ServerFault[] = []
  for (const server of servers) {
    const host = hostOf(server)
    const before = faults.at(-1)?.host
    const ask = () => {
      onAsk({ host, bytes: 0, before })
      return askServer(roadsAddress(server, box), signal, (bytes) => onAsk({ host, bytes, before }))
    }
    let answer = await ask()
    const wait = answer.ok ? undefined : shortWait(answer.fault)
    if (wait !== undefined) {
      onAsk({ host, wait })
      await pause(wait, signal)
      answer = await ask()
    }
    if (answer.ok) return answer
    faults.push({ host, fault: answer.fault })
  }
  return failed(faults)
}

/** The time that a busy server wants, in seconds, if it is no longer than the app waits for an answer. */
const shortWait = (fault: FetchFault): number | undefined =>
  fault.kind === 'busy' && fault.wait !== undefined && fault.wait * 1_000 <= ROADS_ANSWER_MS ? fault.wait : undefined

const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1_000)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason as Error)
      },
      { once: true },
    )
  })
