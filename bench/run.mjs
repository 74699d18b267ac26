import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { preview } from 'vite'
import { launchOptions } from '../test/support/browser.mjs'
import { copies } from './sheet/copies.mjs'
import { growth } from './growth.mjs'
import { ink } from './ink.mjs'
import { junctions } from './junctions.mjs'
import { overview } from './overview.mjs'
import { route } from './route/route.mjs'
import { save } from './save.mjs'
import { sheet } from './sheet/sheet.mjs'
import { start } from './start.mjs'
import { view } from './view.mjs'

/**
 * `npm run bench` measures everything, `npm run bench -- ink` a part. `--dist` measures another build, to try an idea
 * or verify that a planted fault is found; `--sizes` and `--rounds` change the amount of work, and `--picture` also
 * makes a picture. Slow results are no failure: only a bench that cannot measure ends with an error.
 *
 * @typedef {{ browser: import('playwright-core').Browser, addresses: import('./pages.mjs').Addresses, rounds: number,
 * dist: string, isPictureAsked: boolean, sizes: number[] | undefined, serve: (folder: string) => Promise<{ address: string, close: ()
 * => Promise<void> }> }} Setting
 */

/** @type {Record<string, (setting: Setting) => Promise<void>>} */
const BENCHES = { start, ink, view, overview, save, growth, sheet, copies, junctions, route }
/** Ports that `npm start` and the tests do not use; with another `BENCH_PORT`, two benches can run at once. */
const PORT = Number(process.env['BENCH_PORT'] ?? 4373)
const PORTS = { app: PORT, bare: PORT + 1, other: PORT + 2 }
const ROUNDS = 5

const { values: asked, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    dist: { type: 'string' },
    sizes: { type: 'string' },
    rounds: { type: 'string' },
    picture: { type: 'boolean' },
  },
})

/** @param {string} path */
const inBench = (path) => fileURLToPath(new URL(path, import.meta.url))

/** @param {string} folder @param {number} port */
const serve = async (folder, port) => {
  const quiet = /** @type {const} */ ('silent')
  const options = { configFile: /** @type {const} */ (false), root: inBench('.'), logLevel: quiet }
  const server = await preview({ ...options, build: { outDir: folder }, preview: { port, strictPort: true } })
  return { address: `http://localhost:${port}`, close: () => server.close() }
}

/** @param {string[]} chosen */
const measure = async (chosen) => {
  const dist = resolve(inBench('.'), asked.dist ?? '../dist')
  const app = await serve(dist, PORTS.app)
  const bare = await serve(inBench('bare'), PORTS.bare)
  const browser = await chromium.launch(await launchOptions())
  const setting = {
    browser,
    addresses: { app: app.address, bare: bare.address },
    rounds: Number(asked.rounds ?? ROUNDS),
    dist,
    isPictureAsked: asked.picture ?? false,
    sizes: asked.sizes?.split(',').map(Number),
    /** Serves another folder to compare with. @param {string} folder */
    serve: (folder) => serve(folder, PORTS.other),
  }
  try {
    for (const name of chosen) await BENCHES[name]?.(setting)
  } finally {
    await browser.close()
    await Promise.all([app.close(), bare.close()])
  }
}

const unknown = names.filter((name) => !(name in BENCHES))
if (unknown.length > 0) throw new Error(`No bench is called ${unknown.join(', ')}: ${Object.keys(BENCHES).join(', ')}`)
const begun = performance.now()
await measure(names.length > 0 ? names : Object.keys(BENCHES))
console.log(`\n${Math.round((performance.now() - begun) / 1_000)} s`)
