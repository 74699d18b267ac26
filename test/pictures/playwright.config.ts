import { defineConfig } from '@playwright/test'
import e2e from '../e2e/playwright.config'

/**
 * `npm run pictures` creates pictures from the built app: those of the README, the icons, and every screen for review.
 */
const { projects: _tests, ...shared } = e2e

export default defineConfig({ ...shared, testDir: '.', reporter: 'line', timeout: 300_000 })
