import { defineConfig } from '@playwright/test'
import { engineConfig } from './config'

export default defineConfig(engineConfig('webkit.spec.ts'))
