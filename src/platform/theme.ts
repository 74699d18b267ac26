import type { PreferenceStore, Theme } from '../storage/preferences'

const DARK = '(prefers-color-scheme: dark)'

/** Puts the chosen theme on the root as a class, and follows both the choice and, for `system`, the device. */
export const followTheme = (preferences: PreferenceStore): void => {
  const device = matchMedia(DARK)
  const apply = (): void => {
    const dark = isDark(preferences.get().theme, device.matches)
    document.documentElement.classList.toggle('dark', dark)
    document.documentElement.classList.toggle('light', !dark)
    const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
    if (bar) bar.content = getComputedStyle(document.documentElement).backgroundColor
  }
  apply()
  preferences.subscribe(apply)
  device.addEventListener('change', apply)
}

const isDark = (theme: Theme, deviceIsDark: boolean): boolean => (theme === 'system' ? deviceIsDark : theme === 'dark')
