import { readFileSync } from 'node:fs'

/** One route in a fresh process, as one who opens the screen for the first time: prints milliseconds and megabytes as JSON. */
const [bundle = '', route = '', roads = ''] = process.argv.slice(2)
const { obeyRoute } = await import(bundle)
const order = { type: 'draft', route: new Uint8Array(readFileSync(route)), roads: new Uint8Array(readFileSync(roads)) }
/** In bytes, as the system counts them; at the end nothing was thrown away yet, or little. */
const memory = () => process.memoryUsage().rss
const [before, began] = [memory(), performance.now()]
await obeyRoute(order, () => {})
console.log(JSON.stringify({ ms: performance.now() - began, mb: (memory() - before) / 1_000_000 }))
