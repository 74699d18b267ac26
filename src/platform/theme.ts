import { BAR_COLOURS } from '../constants'
import type { PreferenceStore, Theme } from '../storage/preferences'

const DARK = '(prefers-color-scheme: dark)'

/**
 * Puts the chosen theme on the root as a class, and follows both the choice and, for `system`, the device. Before the
 * first paint `public/early.js` has done the same.
 */
export const followTheme = (preferences: PreferenceStore): void => {
  const device = matchMedia(DARK)
  const apply = (): void => {
    const shown = isDark(preferences.get().theme, device.matches) ? 'dark' : 'light'
    const root = document.documentElement.classList
    root.remove('dark', 'light')
    root.add(shown)
    const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
    if (bar) bar.content = BAR_COLOURS[shown]
  }
  apply()
  preferences.subscribe(apply)
  device.addEventListener('change', apply)
}

const isDark = (theme: Theme, deviceIsDark: boolean): boolean => (theme === 'system' ? deviceIsDark : theme === 'dark')
