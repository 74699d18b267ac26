import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const VITE = 'node_modules/vite/bin/vite.js'

/** The time limit for building the app, in milliseconds. */
export const BUILD_MS = 120_000

/**
 * Builds the app into a folder, which is emptied first.
 *
 * @param variables additional environment variables
 * @param options of `vite build`
 */
export const buildInto = async (
  folder: string,
  variables: Readonly<Record<string, string>>,
  ...options: readonly string[]
): Promise<void> => {
  const build = spawn(process.execPath, [VITE, 'build', '--outDir', folder, '--emptyOutDir', ...options], {
    cwd: ROOT,
    env: { ...process.env, ...variables },
    stdio: 'ignore',
  })
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new Error(`The build into ${folder} ended with ${code}`)
}
