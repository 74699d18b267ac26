import { fileURLToPath } from 'node:url'
import type { PlaywrightTestConfig } from '@playwright/test'

const port = Number(process.env['E2E_PORT'] ?? 4274)

/**
 * The configuration of one browser's tests. These tests are separate from `npm test`, since the browser may be missing.
 */
export const engineConfig = (spec: string): PlaywrightTestConfig => ({
  testDir: '.',
  testMatch: spec,
  outputDir: '../../test-results',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: { baseURL: `http://localhost:${port}` },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
})
