import * as Tooltip from '@radix-ui/react-tooltip'
import { useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { TOOLTIP_MS, TOOLTIP_SKIP_MS } from '../constants'
import { ServicesContext, usePreferences, type Services } from '../store/context'
import { ErrorBoundary } from '../ui/error/ErrorBoundary'
import { Toasts } from '../ui/shared/Toasts'
import { LANGUAGES, languageFor, WordsContext } from '../ui/words/words'
import { AppRoutes } from './routes'

export const App = ({ services }: { readonly services: Services }) => (
  <ServicesContext value={services}>
    <Interface />
  </ServicesContext>
)

const Interface = () => {
  const language = languageFor(usePreferences().language, navigator.languages)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <WordsContext value={LANGUAGES[language]}>
      <ErrorBoundary>
        <BrowserRouter basename={import.meta.env.BASE_URL}>
          <Tooltip.Provider delayDuration={TOOLTIP_MS} skipDelayDuration={TOOLTIP_SKIP_MS} disableHoverableContent>
            <Toasts>
              <AppRoutes />
            </Toasts>
          </Tooltip.Provider>
        </BrowserRouter>
      </ErrorBoundary>
    </WordsContext>
  )
}
