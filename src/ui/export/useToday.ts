import { useSyncExternalStore } from 'react'
import type { Language } from '../../storage/settings/languages'
import { REGION_OF } from '../words/regions'

/** Today's date as printed: "23/11/2026". Updated when the app becomes visible again, perhaps days later. */
export const useToday = (language: Language): string => useSyncExternalStore(subscribe, () => todayText(language))

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const todayText = (language: Language): string => {
  const look = { day: 'numeric', month: 'numeric', year: 'numeric' } as const
  return new Intl.DateTimeFormat(REGION_OF[language], look).format(Date.now())
}
