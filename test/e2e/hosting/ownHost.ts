import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ROOT, VITE } from '../../support/build'
import { freePort } from '../../support/listen'

export interface Host {
  /** The address of the app, with a final slash. */
  readonly address: string
  readonly close: () => Promise<void>
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
  const server = spawn(process.execPath, [VITE, 'preview', '--outDir', folder], { cwd: ROOT, env, stdio: 'ignore' })
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
