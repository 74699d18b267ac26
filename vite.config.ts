import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ROADS_URL } from './build/hosting.ts'
import { early, startSign } from './build/early.ts'
import { budgets } from './build/budgets.ts'
import { openLicences } from './build/licences.ts'
import { lightFont } from './build/lightFont.ts'
import { portFrom } from './build/port.mjs'
import { pwa } from './build/pwa.ts'
import { servesLikeAHost } from './build/servesLikeAHost.ts'
import { EveryFileRuns } from './test/support/everyFileRuns.ts'

const port = portFrom(process.env.PORT)
/** The folder of its server in which the app lies, with a slash before and after. */
const base = process.env.BASE_PATH ?? '/'
const offline = process.env.VITE_OFFLINE !== 'off'
const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const licences = openLicences()
const empty = file('src/pdf/absentModule.ts')

export default defineConfig({
  base,
  define: { 'import.meta.env.ROADS_URL': JSON.stringify(process.env[ROADS_URL] ?? '') },
  plugins: [
    lightFont(),
    react(),
    tailwindcss(),
    budgets(),
    startSign(),
    early(),
    servesLikeAHost(),
    licences(true),
    pwa(base, !offline, licences(true)),
  ],
  // jsPDF names these three for features that a vector sheet never uses; together they weigh more than jsPDF itself.
  resolve: {
    alias: {
      html2canvas: empty,
      canvg: empty,
      dompurify: empty,
      // The package hands bundlers its development build.
      'react-router/dom': file('node_modules/react-router/dist/production/dom-export.mjs'),
      'react-router': file('node_modules/react-router/dist/production/index.mjs'),
    },
  },
  build: {
    target: 'es2022',
    // Browsers that do not know it fetch the same a little later. What a part imports is looked for only when the part
    // is there: early.js has asked for what the first screen needs, the worker keeps the rest, and the lists of files
    // and the links in the page cost each start a kilobyte and some milliseconds.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // The one large chunk is the PDF writer, which loads once a sheet is looked at.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Else constants of all screens come with the start, which imports that file: 0.8 kB of gzip.
      optimization: { inlineConst: true },
      output: {
        entryFileNames: 'static/js/[name]-[hash].js',
        chunkFileNames: 'static/js/[name]-[hash].js',
        assetFileNames: 'static/[ext]/[name]-[hash][extname]',
        // React is kept by browsers through our updates, and what the start imports is one file: thirty small ones were 6 kB
        // more and came later. Of all else the bundler decides.
        codeSplitting: {
          groups: [
            { name: 'react', test: 'node_modules/react-dom/', priority: 1 },
            { name: 'start', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [licences(false)],
    rolldownOptions: {
      output: {
        entryFileNames: 'static/js/[name]-[hash].js',
        chunkFileNames: 'static/js/[name]-[hash].js',
      },
    },
  },
  server: { port: 5173, strictPort: true },
  preview: { port, strictPort: true },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    environment: 'node',
    isolate: false,
    // Both cores: by default one is left to whoever works beside.
    maxWorkers: 2,
    // Finds a test that hangs; how long one takes on a busy machine is no fault.
    testTimeout: 120_000,
    reporters: ['default', new EveryFileRuns()],
    // Their builds for Node do not find each other; these are the ones that the browser gets.
    server: { deps: { inline: ['svg2pdf.js', 'jspdf'] } },
  },
})
