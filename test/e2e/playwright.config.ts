import { defineConfig } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { launchOptions } from '../support/browser.mjs'

/** Another port than that of `npm start`, so that tests never reach a running app; E2E_PORT allows two runs at once. */
const port = Number(process.env['E2E_PORT'] ?? 4273)
const baseURL = `http://localhost:${port}`
const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

export default defineConfig({
  testDir: '.',
  // Vitest runs every *.test.ts under test/, so these are called *.spec.ts.
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes only at the second try has a bug, or has found one.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    baseURL,
    launchOptions: await launchOptions(),
    // Without this the offline cache would answer instead of the server; the tests of the cache allow it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    permissions: ['clipboard-read', 'clipboard-write'],
    // Tracing every test costs a quarter of the time; `--trace retain-on-failure` traces failures.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'chromium', use: { browserName: 'chromium' } },
    { name: 'durability', testDir: '../durability', use: { browserName: 'chromium' } },
  ],
  webServer: {
    // Runs Vite through node, since npx leaves a process behind on Windows. `dist` must exist.
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
    cwd: projectRoot,
    url: baseURL,
    reuseExistingServer: false,
  },
})
