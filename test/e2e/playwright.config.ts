import { defineConfig } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { launchOptions } from '../support/browser.mjs'

/** Not the port of `npm start`, so that the tests never meet somebody's running app; another one for two at once. */
const port = Number(process.env['E2E_PORT'] ?? 4273)
const baseURL = `http://localhost:${port}`
const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

export default defineConfig({
  testDir: '.',
  // Vitest takes *.test.ts everywhere under test/, so these are called *.spec.ts.
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes only at the second try has a bug, or found one.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    baseURL,
    launchOptions: await launchOptions(),
    // What is kept for offline use would answer instead of the server; its own tests let it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    permissions: ['clipboard-read', 'clipboard-write'],
    // A trace of every test would take a quarter of the time; `--trace retain-on-failure` makes those of what fails.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'chromium', use: { browserName: 'chromium' } },
    { name: 'durability', testDir: '../durability', use: { browserName: 'chromium' } },
  ],
  webServer: {
    // Straight through node: npx would leave a process behind on Windows. `dist` must have been built before.
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
    cwd: projectRoot,
    url: baseURL,
    reuseExistingServer: false,
  },
})
