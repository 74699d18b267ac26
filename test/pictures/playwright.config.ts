import { defineConfig } from '@playwright/test'
import e2e from '../e2e/playwright.config'

/** The pictures that README shows, taken of the built app: `npm run pictures`. */
export default defineConfig({ ...e2e, testDir: '.', reporter: 'line' })
