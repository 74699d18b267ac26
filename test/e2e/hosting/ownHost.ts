import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../support/listen'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const VITE = 'node_modules/vite/bin/vite.js'

export interface Host {
  /** The address of the app, with a final slash. */
  readonly address: string
  readonly close: () => Promise<void>
}

/** The time limit for building the app, in milliseconds. */
export const BUILD_MS = 120_000

/**
 * Builds the app for a subfolder.
 *
 * @param base begins and ends with a slash
 * @param variables additional environment variables
 */
export const buildFor = async (
  base: string,
  folder: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const options = { cwd: root, env: { ...process.env, ...variables, BASE_PATH: base }, stdio: 'ignore' } as const
  const build = spawn(process.execPath, [VITE, 'build', '--outDir', folder, '--emptyOutDir'], options)
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new Error(`The build for ${base} ended with ${code}`)
}

/**
 * Serves a build like `npm start`, on its own port.
 *
 * @param variables additional environment variables
 */
export const host = async (
  folder: string,
  base = '/',
  variables: Readonly<Record<string, string>> = {},
): Promise<Host> => {
  const port = await freePort()
  const env = { ...process.env, ...variables, BASE_PATH: base, PORT: String(port) }
  const server = spawn(process.execPath, [VITE, 'preview', '--outDir', folder], { cwd: root, env, stdio: 'ignore' })
  const gone = once(server, 'exit')
  const address = `http://localhost:${port}${base}`
  while (!(await answers(address))) if (server.exitCode !== null) throw new Error('The server ended at once')
  return {
    address,
    close: async () => {
      server.kill()
      await gone
    },
  }
}

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
