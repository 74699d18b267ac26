import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { BROWSER_BUILDS, UNUSED_BY_JSPDF } from '../build/bundling.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FOR_BROWSERS = { noExternal: BROWSER_BUILDS, resolve: { conditions: ['browser', 'module', 'import'] } }

/**
 * Loads modules of the app and its tests without a browser.
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
    resolve: { alias: Object.fromEntries(UNUSED_BY_JSPDF.map((name) => [name, `${ROOT}src/pdf/absentModule.ts`])) },
  })
  try {
    return await act((path) => server.ssrLoadModule(`/${path}`))
  } finally {
    await server.close()
  }
}
