import { defineConfig } from '@playwright/test'
import { engineConfig } from './config'
import { miniBrowserPath } from './programs'

miniBrowserPath()
export default defineConfig(engineConfig('webkit.spec.ts'))
