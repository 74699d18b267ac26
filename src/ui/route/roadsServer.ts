/** A public server of OpenStreetMap's data: somebody opens it by a link, the app itself never asks it. */
export const PUBLIC_SERVER = 'https://overpass-api.de/api/interpreter'

/** The server that the host named when the app was built (docs/hosting.md), the only one that the app itself may ask; else empty. */
export const OWN_SERVER = (import.meta.env.ROADS_URL as string | undefined) ?? ''

export const hostOf = (address: string): string => new URL(address).host
