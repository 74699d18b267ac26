import { Provider as TipProvider } from '@radix-ui/react-tooltip'
import { useEffect, startTransition, useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { languageFor } from '../storage/settings/languages'
import { ServicesContext, type Services, usePreferences } from '../store/context'
import { ShownLanguageContext, type ShownLanguage, WORDS_OF } from '../ui/words/words'
import type { Router } from './routes'

interface Props {
  readonly services: Services
  readonly shown: ShownLanguage
  readonly router: Router
}

export const App = ({ services, ...rest }: Props) => (
  <ServicesContext value={services}>
    <Interface {...rest} />
  </ServicesContext>
)

const Interface = ({ shown, router }: Omit<Props, 'services'>) => {
  const now = useLanguage(shown)
  useEffect(() => {
    document.documentElement.lang = now.language
  }, [now])
  return (
    <ShownLanguageContext value={now}>
      {/* A tooltip lies over the paper, so it must not catch the pointer. */}
      <TipProvider disableHoverableContent>
        <RouterProvider router={router} />
      </TipProvider>
    </ShownLanguageContext>
  )
}

/** The language to show; the previous one until the new words are loaded. */
const useLanguage = (first: ShownLanguage): ShownLanguage => {
  const [shown, setShown] = useState(first)
  const language = languageFor(usePreferences().language, navigator.languages)
  useEffect(() => {
    let latest = true
    const change = async () => {
      // If the words do not load, the old ones stay.
      const words = await WORDS_OF[language]().catch(() => undefined)
      startTransition(() => {
        if (latest && words) setShown({ language, words })
      })
    }
    void change()
    return () => {
      latest = false
    }
  }, [language])
  return shown
}
