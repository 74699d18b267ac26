import { MIRROR_KEY, START_FAILED_EVENT } from '../constants'
import { showTheme } from '../platform/theme'
import { languageFor } from '../storage/settings/languages'
import { openPreferences } from '../storage/settings/preferences'
import { localStorageOrMemory } from '../storage/settings/safeStorage'
import { START_TOO_OLD, START_UNFETCHED } from '../ui/words/startWords'
import { earlyFiles, type EarlyParts } from './earlyParts'
import { showStartFailure } from './showStartFailure'

/**
 * The only script that blocks the first paint. It sets the theme, and fetches the chunks of the screen at this address
 * together with the start script, which would request them later.
 */
const { theme, language } = openPreferences(localStorageOrMemory()).get()
showTheme(theme)

const fetchEarly = (href: string): void => {
  const isStyle = href.endsWith('.css')
  const link = document.createElement('link')
  document.head.append(
    Object.assign(link, {
      rel: isStyle ? 'preload' : 'modulepreload',
      ...(isStyle && { as: 'style' }),
      crossOrigin: '',
      // The start script goes first.
      fetchPriority: 'low',
      href,
    }),
  )
}

const script = document.currentScript as HTMLScriptElement
const base = new URL('.', script.src)
// Only a build has a list of its files.
if (script.dataset['parts']) {
  const parts = JSON.parse(script.dataset['parts']) as EarlyParts
  earlyFiles(parts, base, location.pathname, languageFor(language, navigator.languages)).forEach(fetchEarly)
}

/** Shows why the app did not start, using no part of the app. */
const showFailure = (error: unknown): void => {
  const show = (): void => showStartFailure(error, localStorageOrMemory().getItem(MIRROR_KEY))
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show, { once: true })
  else show()
}
/** Whether the browser lacks the newest part of the language without which no screen works. */
const isTooOld = !('toSorted' in Array.prototype)

// Browser extensions may add scripts of their own; their failures are ignored.
const showUnfetched = ({ target }: Event): void => {
  if (target instanceof HTMLScriptElement && target.src.startsWith(base.href))
    showFailure(new Error(`${START_UNFETCHED} ${target.src}`))
}
// The error of an element does not bubble.
if (isTooOld) showFailure(new Error(START_TOO_OLD[languageFor(language, navigator.languages)]))
else {
  addEventListener('error', showUnfetched, { capture: true })
  addEventListener(START_FAILED_EVENT, (event) => showFailure((event as CustomEvent<unknown>).detail))
}

// Chromium may offer to install before the app listens: `platform/install` reads this copy of the offer.
const keepOffer = (event: Event): void => {
  event.preventDefault()
  Object.assign(globalThis, { earlyOffer: event })
}
addEventListener('beforeinstallprompt', keepOffer, { once: true })
