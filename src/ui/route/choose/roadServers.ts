import { ROAD_SERVERS } from '../../../constants'

/**
 * The servers of roads that the app asks when a user presses "Fetch the roads": those that its host named at build time,
 * or the public ones (docs/hosting.md). The build gives their addresses with spaces between; none if the host wants none.
 */
export const ASKED_SERVERS: readonly string[] = (import.meta.env.ROADS_URL as string)
  .split(' ')
  .filter((address) => address !== '')

/** A server to which the app only shows a link. */
export const LINKED_SERVER = ROAD_SERVERS[0] ?? ''

export const hostOf = (address: string): string => new URL(address).host
