import { defineConfig } from '@playwright/test'
import e2e from '../e2e/playwright.config'

/** `npm run test:screens` looks at every screen, and at all that opens over it, as it may be seen. */
const { projects: _tests, ...shared } = e2e

export default defineConfig({ ...shared, testDir: '.', reporter: [['list'], ['./summary.ts']] })
