import { defineConfig } from '@playwright/test'
import { ONCE } from '../screens/shares'
import { CORE } from './core'
import all from './playwright.config'

export default defineConfig({
  ...all,
  testIgnore: CORE,
  projects: [
    ...(all.projects ?? []),
    { name: 'screens', testDir: '../screens', testMatch: '**/*.spec.ts', testIgnore: [], grep: new RegExp(ONCE) },
  ],
})
