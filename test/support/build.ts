import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const VITE = 'node_modules/vite/bin/vite.js'

/** The time limit for building the app, in milliseconds. */
export const BUILD_MS = 120_000

/**
 * Builds the app into a folder, which is emptied first. A failure tells the reason that the build gave.
 *
 * @param variables additional environment variables
 * @param options of `vite build`
 */
export const buildInto = async (
  folder: string,
  variables: Readonly<Record<string, string>>,
  ...options: readonly string[]
): Promise<void> => {
  await promisify(execFile)(process.execPath, [VITE, 'build', '--outDir', folder, '--emptyOutDir', ...options], {
    cwd: ROOT,
    // Vitest sets another NODE_ENV.
    env: { ...process.env, NODE_ENV: 'production', BASE_PATH: '/', ...variables },
  })
}
