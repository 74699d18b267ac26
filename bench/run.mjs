import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { build, preview } from 'vite'
import { TARGET } from '../build/bundling.mjs'
import { launchOptions } from '../test/support/browser.mjs'
import { withFolder } from './appModules.mjs'
import { ink } from './ink.mjs'
import { overview } from './overview.mjs'
import { route } from './route.mjs'
import { save } from './save.mjs'
import { sheet } from './sheet.mjs'
import { start } from './start.mjs'

/**
 * `npm run bench` measures everything, `npm run bench -- ink` a part (README.md). Slow results are no failure: only a
 * bench that cannot measure ends with an error.
 *
 * @typedef {{ browser: import('playwright-core').Browser, addresses: import('./pages.mjs').Addresses, rounds: number,
 * dist: string, sizes: number[] | undefined }} Setting
 */

/** @type {Record<string, (setting: Setting) => Promise<void>>} */
const BENCHES = { start, ink, overview, save, sheet, route }
/** Ports that `npm start` and the tests do not use; with another `BENCH_PORT`, two benches can run at once. */
const PORT = Number(process.env['BENCH_PORT'] ?? 4373)
const ROUNDS = 5

const { values: asked, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { dist: { type: 'string' }, sizes: { type: 'string' }, rounds: { type: 'string' } },
})

/** @param {string} path */
const inBench = (path) => fileURLToPath(new URL(path, import.meta.url))

const QUIET = /** @type {const} */ ({ configFile: false, logLevel: 'silent' })

/** @param {string} outDir @param {number} port */
const serve = (outDir, port) =>
  preview({ ...QUIET, root: inBench('.'), build: { outDir }, preview: { port, strictPort: true } })

/** @param {string[]} chosen */
const measure = (chosen) =>
  withFolder(async (folder) => {
    const dist = resolve(inBench('.'), asked.dist ?? '../dist')
    // Vite has set it to development when it imported modules, and would bundle that build of React.
    process.env['NODE_ENV'] = 'production'
    await build({ ...QUIET, root: inBench('baseline'), build: { outDir: folder, emptyOutDir: true, target: TARGET } })
    const servers = await Promise.all([serve(dist, PORT), serve(folder, PORT + 1)])
    const browser = await chromium.launch(await launchOptions())
    const setting = {
      browser,
      addresses: { app: `http://localhost:${PORT}`, react: `http://localhost:${PORT + 1}` },
      rounds: Number(asked.rounds ?? ROUNDS),
      dist,
      sizes: asked.sizes?.split(',').map(Number),
    }
    try {
      for (const name of chosen) await BENCHES[name]?.(setting)
    } finally {
      await browser.close()
      await Promise.all(servers.map((server) => server.close()))
    }
  })

const unknown = names.filter((name) => !(name in BENCHES))
if (unknown.length > 0) throw new Error(`No bench is called ${unknown.join(', ')}: ${Object.keys(BENCHES).join(', ')}`)
const begun = performance.now()
await measure(names.length > 0 ? names : Object.keys(BENCHES))
console.log(`\n${Math.round((performance.now() - begun) / 1_000)} s`)
