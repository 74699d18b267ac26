import { useCallback, useSyncExternalStore } from 'react'

/** Matches devices with a mouse, and so probably a keyboard. */
export const WITH_KEYS = '(hover: hover) and (pointer: fine)'

/** The breakpoint `spread` and the variants `short` and `beside` of `style.css`. */
export const SPREAD = '(min-width: 90rem)'
export const SHORT = '(max-height: 37.5rem)'
export const BESIDE = '(min-width: 64rem), (orientation: landscape) and (max-height: 31.25rem)'

/** Whether a media query matches, kept up to date. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
