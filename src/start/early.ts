import { MIRROR_KEY, START_FAILED_EVENT } from '../constants'
import { showTheme } from '../platform/theme'
import { languageFor } from '../storage/settings/languages'
import { openPreferences } from '../storage/settings/preferences'
import { localStorageOrMemory } from '../storage/settings/safeStorage'
import { START_UNFETCHED } from '../ui/words/startWords'
import { earlyFiles, type EarlyParts } from './earlyParts'
import { showStartFailure } from './showStartFailure'

/**
 * The one script that blocks the page: it sets the theme before the first paint, and asks for the screen of the address
 * beside the start, which would find out only once it is there itself.
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
      // The start itself goes first.
      fetchPriority: 'low',
      href,
    }),
  )
}

const script = document.currentScript as HTMLScriptElement
const base = new URL('.', script.src)
// Only a build knows its files.
if (script.dataset['parts']) {
  const parts = JSON.parse(script.dataset['parts']) as EarlyParts
  earlyFiles(parts, base, location.pathname, languageFor(language, navigator.languages)).forEach(fetchEarly)
}

/** Says why the app did not start, which nothing of it may be there to say. */
const say = (error: unknown): void => {
  const show = (): void => showStartFailure(error, localStorageOrMemory().getItem(MIRROR_KEY))
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show, { once: true })
  else show()
}
// A browser's extensions put scripts of their own into the page, and what becomes of those is not ours to say.
const sayUnfetched = ({ target }: Event): void => {
  if (target instanceof HTMLScriptElement && target.src.startsWith(base.href))
    say(new Error(`${START_UNFETCHED} ${target.src}`))
}
// The error of an element does not bubble.
addEventListener('error', sayUnfetched, { capture: true })
addEventListener(START_FAILED_EVENT, (event) => say((event as CustomEvent<unknown>).detail))

// Chromium may offer to install before the app listens: platform/install looks for it here.
const keepOffer = (event: Event): void => {
  event.preventDefault()
  Object.assign(globalThis, { earlyOffer: event })
}
addEventListener('beforeinstallprompt', keepOffer, { once: true })
