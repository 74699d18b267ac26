import { defineConfig } from '@playwright/test'
import { CORE } from './core'
import { ONCE, screensOf, TENTH } from '../screens/shares'
import all from './playwright.config'

export default defineConfig({
  ...all,
  testIgnore: CORE,
  projects: [...(all.projects ?? []), { ...screensOf(ONCE), grepInvert: new RegExp(TENTH) }],
})
