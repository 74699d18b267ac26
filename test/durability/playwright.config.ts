import { defineConfig } from '@playwright/test'
import short from '../e2e/playwright.config'
import type { Durability } from './durability'

/** The long versions, repeated often enough to be convincing. One at a time, because they measure and kill. */
export default defineConfig<Durability>({
  ...short,
  testDir: '.',
  outputDir: '../../test-results/thorough',
  workers: 1,
  timeout: 0,
  use: { ...short.use, thorough: true },
  projects: [{ name: 'thorough', use: { browserName: 'chromium' } }],
})
