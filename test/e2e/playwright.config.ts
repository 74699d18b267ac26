import { defineConfig } from '@playwright/test'
import { launchOptions } from '../support/browser.mjs'
import { served } from '../support/server'

const { use, webServer } = served(4273)

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
    ...use,
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
  webServer,
})
