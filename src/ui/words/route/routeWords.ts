import { use } from 'react'
import type { Language } from '../../../storage/settings/languages'
import { fetchOnce } from '../../shared/loading/fetchOnce'
import type { RouteWords } from './routeEn'
import { useShownLanguage } from '../words'

export const ROUTE_WORDS_OF: Readonly<Record<Language, () => Promise<RouteWords>>> = {
  en: fetchOnce(async () => (await import('./routeEn')).routeEn),
  nl: fetchOnce(async () => (await import('./routeNl')).routeNl),
}

export const useRouteWords = (): RouteWords => use(ROUTE_WORDS_OF[useShownLanguage()]())
