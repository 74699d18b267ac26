import { BAR_COLOURS } from '../constants'
import type { PreferenceStore, Theme } from '../storage/settings/preferences'

const DARK = '(prefers-color-scheme: dark)'

/** Sets the theme as a class of the root element; `system` follows the device. */
export const showTheme = (theme: Theme): void => {
  const isDark = theme === 'system' ? matchMedia(DARK).matches : theme === 'dark'
  const shown = isDark ? 'dark' : 'light'
  const root = document.documentElement.classList
  root.remove('dark', 'light')
  root.add(shown)
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  if (bar) bar.content = BAR_COLOURS[shown]
}

/** Shows the chosen theme; follows changes of the choice and of the device. */
export const followTheme = (preferences: PreferenceStore): void => {
  const show = (): void => showTheme(preferences.get().theme)
  show()
  preferences.subscribe(show)
  matchMedia(DARK).addEventListener('change', show)
}
