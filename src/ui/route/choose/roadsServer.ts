/** A public Overpass server. The app only shows a link to it, and never sends it a request. */
export const PUBLIC_SERVER = 'https://overpass-api.de/api/interpreter'

/**
 * The server that is set at build time (docs/hosting.md); empty if none is set. It is the only server to which the app
 * itself may send requests for roads.
 */
export const OWN_SERVER = (import.meta.env.ROADS_URL as string | undefined) ?? ''

export const hostOf = (address: string): string => new URL(address).host
