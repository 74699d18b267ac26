import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa'
import project from '../package.json' with { type: 'json' }
import { BAR_COLOURS, FILE_EXTENSION, FILE_TYPE } from '../src/constants.ts'
import { HASHED, NOT_FOUND } from './hosting.ts'

/** The service worker keeps every file of the app from the first visit, except screenshots for app stores. */
const KEPT = '**/*.{js,css,html,json,svg,png,woff2,ttf,webmanifest}'
const NOT_KEPT = ['screenshots/**', NOT_FOUND.file]
/** The largest file is the worker that writes the PDF. */
const LARGEST_KEPT = 3_000_000

/** The hash with which a browser checks a file. */
const integrityOf = (file: string): string =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`

/**
 * The plugin for installing and offline use.
 * @param base the base folder of the app; begins and ends with a slash
 * @param off replaces an installed worker by one that removes itself
 * @param plugin a plugin for the worker's own build
 */
export const pwa = (base: string, off: boolean, plugin: Plugin) => {
  let folder = ''
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'sw.ts',
    integration: {
      beforeBuildServiceWorker: ({ injectManifest }) => {
        folder = injectManifest.globDirectory
        // Removes the web manifest: it is also among the files of the folder, and this entry lacks its hash.
        delete injectManifest.additionalManifestEntries
      },
    },
    // A new version waits until the user takes it, so that nothing reloads while somebody draws.
    registerType: 'prompt',
    injectRegister: false,
    includeManifestIcons: false,
    injectManifest: {
      rollupFormat: 'iife',
      buildPlugins: { vite: [plugin] },
      // A worker that removes itself keeps no files.
      injectionPoint: off ? '' : 'self.__WB_MANIFEST',
      globPatterns: [KEPT],
      globIgnores: NOT_KEPT,
      maximumFileSizeToCacheInBytes: LARGEST_KEPT,
      dontCacheBustURLsMatching: new RegExp(`^${HASHED}`),
      manifestTransforms: [
        async (files) => ({
          manifest: files.map((entry) => ({ ...entry, integrity: integrityOf(join(folder, entry.url)) })),
        }),
      ],
    },
    manifest: manifestOf(base),
  })
}

/** What a browser installs. */
const manifestOf = (base: string): Partial<ManifestOptions> => ({
  id: base,
  scope: base,
  start_url: base,
  name: 'Tochten',
  short_name: 'Tochten',
  description: project.description,
  display: 'standalone',
  background_color: BAR_COLOURS.dark,
  theme_color: BAR_COLOURS.dark,
  categories: ['productivity', 'travel'],
  icons: [
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    { src: 'screenshots/narrow.png', sizes: '390x844', type: 'image/png', form_factor: 'narrow' },
    { src: 'screenshots/wide.png', sizes: '1280x800', type: 'image/png', form_factor: 'wide' },
  ],
  // Handled by `platform/arrivals`.
  file_handlers: [{ action: base, accept: { [FILE_TYPE]: [`.${FILE_EXTENSION}`] } }],
  // Checking and leading open the tocht that was opened last.
  shortcuts: [
    { name: 'Check in the field', url: `${base}check` },
    { name: 'Lead the trip', url: `${base}lead` },
    { name: 'Settings', url: `${base}settings` },
  ],
})
