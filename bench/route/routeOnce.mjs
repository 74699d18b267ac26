import { readFileSync } from 'node:fs'

/** One route in a fresh process, like a first visit to the screen: prints milliseconds and megabytes as JSON. */
const [bundle = '', route = '', roads = ''] = process.argv.slice(2)
const { handleRouteRequest } = await import(bundle)
const request = {
  type: 'draft',
  route: new Uint8Array(readFileSync(route)),
  chosen: 0,
  roads: new Uint8Array(readFileSync(roads)),
}
/** Resident memory in bytes; at the end little has been garbage-collected. */
const memory = () => process.memoryUsage().rss
const [before, began] = [memory(), performance.now()]
await handleRouteRequest(request, () => {})
console.log(JSON.stringify({ ms: performance.now() - began, mb: (memory() - before) / 1_000_000 }))
