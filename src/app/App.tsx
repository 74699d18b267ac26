import { useEffect, useState } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { ServicesContext, type Services } from '../store/context'
import { ErrorBoundary } from '../ui/error/ErrorBoundary'
import { OutdatedNotice } from '../ui/shared/notices/OutdatedNotice'
import { Toasts } from '../ui/shared/toasts/Toasts'
import { Around, Offer } from './Around'
import { useLanguage } from './useLanguage'
import { ShownLanguageContext, type ShownLanguage } from '../ui/words/words'
import { ScreenAtAddress } from './views'

interface Props {
  readonly services: Services
  readonly shown: ShownLanguage
  /** The number of tochten that could not be read at start. */
  readonly unreadable: number
}

export const App = ({ services, ...rest }: Props) => (
  <ServicesContext value={services}>
    <Interface {...rest} />
  </ServicesContext>
)

const Interface = ({ shown, unreadable }: Omit<Props, 'services'>) => {
  const now = useLanguage(shown)
  useAddressMissed()
  useEffect(() => {
    document.documentElement.lang = now.language
  }, [now])
  return (
    <ShownLanguageContext value={now}>
      <BrowserRouter basename={import.meta.env.BASE_URL}>
        <Screens unreadable={unreadable} />
      </BrowserRouter>
    </ShownLanguageContext>
  )
}

/**
 * Repeats a navigation that happened while the first screen rendered in slices: the router had read the address but did
 * not listen yet.
 */
const useAddressMissed = (): void => {
  const [begunAt] = useState(() => location.href)
  useEffect(() => {
    if (location.href !== begunAt) dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, [begunAt])
}

const Screens = ({ unreadable }: Pick<Props, 'unreadable'>) => (
  <ErrorBoundary pathname={useLocation().pathname}>
    <Toasts>
      <Offer />
      <ScreenAtAddress />
      <OutdatedNotice />
      <Around unreadable={unreadable} />
    </Toasts>
  </ErrorBoundary>
)
