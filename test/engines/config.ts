import type { PlaywrightTestConfig } from '@playwright/test'
import { served } from '../support/server'

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
  ...served(4274),
})
