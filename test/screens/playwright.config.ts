import { defineConfig } from '@playwright/test'
import e2e from '../e2e/playwright.config'

/** `npm run test:screens` checks every screen, and everything that opens over one, in all cases. */
const { projects: _tests, ...shared } = e2e

export default defineConfig({ ...shared, testDir: '.', reporter: [['list'], ['./summary.ts']] })
