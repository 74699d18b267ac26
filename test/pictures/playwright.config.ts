import { defineConfig } from '@playwright/test'
import e2e from '../e2e/playwright.config'

/**
 * `npm run pictures` takes pictures of the built app: those that README shows, the icons of the app, and, to be looked
 * at, every screen.
 */
const { projects: _tests, ...shared } = e2e

export default defineConfig({ ...shared, testDir: '.', reporter: 'line', timeout: 300_000 })
