import { defineConfig } from '@playwright/test'
import { engineConfig } from './config'
import { firefoxPath } from './programs'

firefoxPath()
export default defineConfig(engineConfig('firefox.spec.ts'))
