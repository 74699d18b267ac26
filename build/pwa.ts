import { VitePWA } from 'vite-plugin-pwa'
import { FILE_EXTENSION, FILE_TYPE } from '../src/constants.ts'
import { HASHED } from './hosting.ts'

/** Everything that the app is made of is kept at the first visit. Pictures for the shops of apps are not. */
const KEPT = '**/*.{js,css,html,svg,png,woff2,ttf}'
const NOT_KEPT = ['screenshots/**']
/** The largest is the typeface of the PDF. */
const LARGEST_KEPT = 3_000_000

/**
 * Installing, and use without a network.
 *
 * @param base in which folder of its server the app lies; begins and ends with a slash
 * @param off replaces the worker of browsers that have one by one that removes itself
 */
export const pwa = (base: string, off: boolean) =>
  VitePWA({
    selfDestroying: off,
    // A new version waits until it is asked for: nothing reloads under a hand.
    registerType: 'prompt',
    injectRegister: false,
    workbox: {
      globPatterns: [KEPT],
      globIgnores: NOT_KEPT,
      maximumFileSizeToCacheInBytes: LARGEST_KEPT,
      dontCacheBustURLsMatching: new RegExp(`^${HASHED}`),
      // An address with a dot is a file, and never the start page.
      navigateFallback: 'index.html',
      navigateFallbackDenylist: [/\.[^/]+$/],
      cleanupOutdatedCaches: true,
    },
    manifest: {
      id: base,
      scope: base,
      start_url: base,
      name: 'Tochten',
      short_name: 'Tochten',
      description: 'Sketch a trip as small numbered drawings and print them as a sharp sheet, offline.',
      display: 'standalone',
      background_color: '#101211',
      theme_color: '#101211',
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
      // What comes of it: `platform/arrivals`.
      file_handlers: [{ action: base, accept: { [FILE_TYPE]: [`.${FILE_EXTENSION}`] } }],
      shortcuts: [{ name: 'Settings', url: `${base}settings` }],
    },
  })
