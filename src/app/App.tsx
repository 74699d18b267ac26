import * as Tooltip from '@radix-ui/react-tooltip'
import { useEffect, useRef, useState } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { TOOLTIP_MS, TOOLTIP_SKIP_MS } from '../constants'
import { askForProtection } from '../platform/storageSpace'
import { ServicesContext, usePreferences, type Services } from '../store/context'
import { ErrorBoundary } from '../ui/error/ErrorBoundary'
import { OutdatedNotice } from '../ui/shared/OutdatedNotice'
import { Toasts } from '../ui/shared/Toasts'
import { useToast } from '../ui/shared/toastContext'
import { LANGUAGES, languageFor, useWords, WordsContext } from '../ui/words/words'
import { MirrorNotice } from './MirrorNotice'
import { AppRoutes } from './routes'

interface Props {
  readonly services: Services
  /** How many tochten could not be read at start. */
  readonly unreadable: number
}

/** Asks the browser not to clear what was drawn, when a drawing is left; a browser that asks in turn asks once. */
const Protection = () => {
  const { pathname } = useLocation()
  const drawing = pathname.startsWith('/editor')
  const [drew, setDrew] = useState(false)
  if (drawing && !drew) setDrew(true)
  useEffect(() => {
    if (drew && !drawing) void askForProtection().catch(() => false)
  }, [drew, drawing])
  return null
}

export const App = ({ services, unreadable }: Props) => (
  <ServicesContext value={services}>
    <Interface unreadable={unreadable} />
  </ServicesContext>
)

const Interface = ({ unreadable }: Pick<Props, 'unreadable'>) => {
  const language = languageFor(usePreferences().language, navigator.languages)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <WordsContext value={LANGUAGES[language]}>
      <BrowserRouter basename={import.meta.env.BASE_URL}>
        <Screens unreadable={unreadable} />
      </BrowserRouter>
    </WordsContext>
  )
}

const Screens = ({ unreadable }: Pick<Props, 'unreadable'>) => (
  <ErrorBoundary place={useLocation().pathname}>
    <Tooltip.Provider delayDuration={TOOLTIP_MS} skipDelayDuration={TOOLTIP_SKIP_MS} disableHoverableContent>
      <Toasts>
        <AppRoutes />
        <StartNotice unreadable={unreadable} />
        <OutdatedNotice />
        <MirrorNotice />
        <Protection />
      </Toasts>
    </Tooltip.Provider>
  </ErrorBoundary>
)

/** Says at start what could not be read. */
const StartNotice = ({ unreadable }: Pick<Props, 'unreadable'>) => {
  const words = useWords()
  const toast = useToast()
  const told = useRef(false)
  useEffect(() => {
    if (unreadable > 0 && !told.current) toast({ error: true, text: words.unreadable(unreadable) })
    told.current = true
  }, [unreadable, toast, words])
  return null
}
