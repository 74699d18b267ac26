import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BROWSER_BUILDS, REPLACED_PACKAGES, TARGET } from './build/bundling.mjs'
import { HASHED, ROADS_URL, roadServers } from './build/hosting.ts'
import { openLicences } from './build/licences.ts'
import { lightFont } from './build/lightFont.ts'
import { portFrom } from './build/port.mjs'
import { pwa } from './build/pwa.ts'
import { servesLikeAHost } from './build/servesLikeAHost.ts'
import { startSize } from './build/startSize.ts'
import { EveryFileRuns } from './test/support/project/everyFileRuns.ts'

const port = portFrom(process.env.PORT)
/** The folder on the server that contains the app, with a leading and a trailing slash. */
const base = process.env.BASE_PATH ?? '/'
const offline = process.env.VITE_OFFLINE !== 'off'
const licences = openLicences()
/** The names of scripts, in the app and its workers. */
const SCRIPTS = {
  entryFileNames: `${HASHED}js/[name]-[hash].js`,
  chunkFileNames: `${HASHED}js/[name]-[hash].js`,
}

export default defineConfig({
  base,
  define: { 'import.meta.env.ROADS_URL': JSON.stringify(roadServers(process.env[ROADS_URL]).join(' ')) },
  plugins: [
    lightFont(),
    react(),
    tailwindcss(),
    startSize(),
    servesLikeAHost(),
    licences(true),
    pwa(base, !offline, licences(true)),
  ],
  resolve: { alias: REPLACED_PACKAGES },
  build: {
    target: TARGET,
    // The few chunks have no imports of their own that a browser could fetch earlier.
    modulePreload: false,
    // The only large chunk is the PDF writer, which loads when a sheet is viewed.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        ...SCRIPTS,
        assetFileNames: `${HASHED}[ext]/[name]-[hash][extname]`,
        // React has a chunk of its own, so that browsers keep it through updates. What the start imports is one chunk, and
        // what several screens share is another; the bundler would make dozens of small ones.
        codeSplitting: {
          groups: [
            { name: 'react', test: 'node_modules/react-dom/', priority: 1 },
            { name: 'start', tags: ['$initial'] },
            { name: 'shared', minShareCount: 2, test: /^(?!.*\/ui\/words\/)/ },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [licences(false)],
    rolldownOptions: { output: SCRIPTS },
  },
  server: { port: 5173, strictPort: true },
  preview: { port, strictPort: true },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    environment: 'node',
    isolate: false,
    // Uses both cores; by default Vitest leaves one free.
    maxWorkers: 2,
    // Ends a test that hangs; a slow test on a busy machine is no fault.
    testTimeout: 120_000,
    reporters: ['default', new EveryFileRuns()],
    server: { deps: { inline: BROWSER_BUILDS } },
  },
})
