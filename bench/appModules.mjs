import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer, runnerImport } from 'vite'

/** Modules of the app and its tests, without a browser; their paths begin at the project's folder. */

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** @param {string} path @returns {Promise<any>} */
export const importModule = async (path) => (await runnerImport(join(ROOT, path))).module

/** @type {typeof import('../src/constants')} */
export const constants = await importModule('src/constants.ts')

/**
 * Loads modules that import packages.
 *
 * @template Found
 * @param {(load: (path: string) => Promise<any>) => Promise<Found>} act gets a function that loads a module by its path
 */
export const withAppModules = async (act) => {
  const server = await createServer({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    return await act((path) => server.ssrLoadModule(`/${path}`))
  } finally {
    await server.close()
  }
}

/**
 * Gives a folder that exists until the work is done.
 *
 * @template T
 * @param {(folder: string) => Promise<T>} work
 */
export const withFolder = async (work) => {
  const folder = await mkdtemp(join(tmpdir(), 'tochten-bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
