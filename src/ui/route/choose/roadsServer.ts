/** A public Overpass server. The app shows a link to it and never requests it itself. */
export const PUBLIC_SERVER = 'https://overpass-api.de/api/interpreter'

/**
 * The server set at build time (docs/hosting.md), the only one that the app itself may request; empty if none is set.
 */
export const OWN_SERVER = (import.meta.env.ROADS_URL as string | undefined) ?? ''

export const hostOf = (address: string): string => new URL(address).host
