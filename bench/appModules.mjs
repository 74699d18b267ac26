import { join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, createServer, runnerImport } from 'vite'
import { BROWSER_BUILDS, REPLACED_PACKAGES } from '../build/bundling.mjs'
import { withFolder } from './folder.mjs'

/** Modules of the app and its tests, without a browser; their paths begin at the project's folder. */

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FOR_BROWSERS = { noExternal: BROWSER_BUILDS, resolve: { conditions: ['browser', 'module', 'import'] } }

/** Imports a module that needs no packages for browsers. @param {string} path @returns {Promise<any>} */
export const importModule = async (path) => (await runnerImport(join(ROOT, path))).module

/** @type {typeof import('../src/constants')} */
export const constants = await importModule('src/constants.ts')

/**
 * Loads modules together with packages for browsers.
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
    ssr: FOR_BROWSERS,
    resolve: { alias: REPLACED_PACKAGES },
  })
  try {
    return await act((path) => server.ssrLoadModule(`/${path}`))
  } finally {
    await server.close()
  }
}

/**
 * Bundles modules as for the app, since single modules run slower.
 *
 * @template Found
 * @param {readonly string[]} paths
 * @param {(bundles: string[]) => Promise<Found>} act gets the file of each module's bundle
 */
export const withBundles = (paths, act) =>
  withFolder(async (outDir) => {
    await build({
      configFile: false,
      root: ROOT,
      publicDir: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: { ssr: true, outDir, rolldownOptions: { input: [...paths], output: { entryFileNames: '[name].mjs' } } },
    })
    return act(paths.map((path) => join(outDir, `${parse(path).name}.mjs`)))
  })
