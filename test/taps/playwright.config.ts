import { defineConfig } from '@playwright/test'
import e2e from '../e2e/playwright.config'

/** `npm run test:taps` draws twelve boxes as a practised leader would, and thirty on the ring, and counts the actions. */
const { projects: _tests, ...shared } = e2e

export default defineConfig({ ...shared, testDir: '.', use: { ...shared.use, hasTouch: true } })
