import { useSyncExternalStore } from 'react'
import type { Language } from '../../storage/settings/languages'

/** Today as it is printed: "23/11/2026". Looked up again when the app comes back into sight, which may be days later. */
export const useToday = (language: Language): string => useSyncExternalStore(subscribe, () => todayText(language))

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const todayText = (language: Language): string => {
  const look = { day: 'numeric', month: 'numeric', year: 'numeric' } as const
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'nl-BE', look).format(Date.now())
}
