import { ROUTE_FILE_BYTES } from '../../../constants'
import type { RouteWords } from '../../words/route/routeEn'
import type { ServerFault } from './fetchRoads'

/** Says why no server gave roads, and what to do. */
export const fetchFaultText = (faults: readonly ServerFault[], { notFetched: words }: RouteWords['roads']): string => {
  if (faults.every(({ fault }) => fault.kind === 'unreachable')) return `${words.offline} ${words.next}`
  return [...faults.map((fault) => serverFaultText(fault, words)), words.next].join(' ')
}

const serverFaultText = ({ host, fault }: ServerFault, words: RouteWords['roads']['notFetched']): string => {
  switch (fault.kind) {
    case 'busy':
      return fault.wait === undefined ? words.busy(host) : words.busyFor(host, Math.max(1, Math.ceil(fault.wait / 60)))
    case 'status':
      return words.status(host, fault.status)
    case 'stopped':
      return words.stopped(host, fault.remark)
    case 'tooBig':
      return words.tooBig(host, ROUTE_FILE_BYTES)
    case 'late':
    case 'unreachable':
      return words[fault.kind](host)
  }
}
