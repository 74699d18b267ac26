import type { Language } from '../../storage/settings/languages'

/** The texts to show when no language could be loaded. */
export const START_WORDS = {
  title: 'Unexpected Application Error!',
  safe: 'What you drew is kept on this device. To be sure, download it as a file.',
  retry: 'Try again',
  download: 'Download my data',
}

/** Precedes the address of the file that failed to load. */
export const START_UNFETCHED = 'The app could not be fetched:'

/** The oldest browsers in which the app is tested for what it uses: those of two years before 28 November 2026. */
export const OLDEST_BROWSERS = { chrome: 131, edge: 131, firefox: 128, safari: 18, safari_ios: 18 } as const

const { chrome, firefox, safari } = OLDEST_BROWSERS

/** Shown instead of the app by a browser that cannot run it. */
export const START_TOO_OLD: Readonly<Record<Language, string>> = {
  en: `This browser is too old for Tochten. Update it, or use Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari}, or later.`,
  nl: `Deze browser is te oud voor Tochten. Werk hem bij, of gebruik Chrome of Edge ${chrome}, Firefox ${firefox}, Safari ${safari}, of nieuwer.`,
}
