import { defineConfig } from '@playwright/test'
import { served } from '../support/server'

/** These tests are separate from `npm test`, since the browser may be missing; a command runs the file of one browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  ...served(4274),
})
