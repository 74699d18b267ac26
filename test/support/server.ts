import type { PlaywrightTestConfig } from '@playwright/test'
import { ROOT, VITE } from './build'

/**
 * The part of a configuration that serves `dist`, which must exist. E2E_PORT allows two runs at once.
 *
 * @param usual another port than that of `npm start`, so that tests never reach a running app
 */
export const served = (usual: number) => {
  const port = Number(process.env['E2E_PORT'] ?? usual)
  const baseURL = `http://localhost:${port}`
  return {
    use: { baseURL },
    webServer: {
      // Runs Vite through node, since npx leaves a process behind on Windows.
      command: `node ${VITE} preview --port ${port} --strictPort`,
      cwd: ROOT,
      url: baseURL,
      reuseExistingServer: false,
    },
  } satisfies PlaywrightTestConfig
}
