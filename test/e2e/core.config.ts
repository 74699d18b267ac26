import { defineConfig } from '@playwright/test'
import { CORE } from './core'
import { screensOf, TENTH } from '../screens/shares'
import all from './playwright.config'

export default defineConfig({
  ...all,
  testMatch: CORE,
  projects: [...(all.projects ?? []), screensOf(TENTH)],
})
