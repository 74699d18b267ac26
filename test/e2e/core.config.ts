import { defineConfig } from '@playwright/test'
import { CORE } from './core'
import all from './playwright.config'

export default defineConfig({ ...all, testMatch: CORE })
