import { createElement, useEffect, useRef, useState } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { askForProtection } from '../platform/storageSpace'
import { ServicesContext, type Services } from '../store/context'
import { ErrorBoundary } from '../ui/error/ErrorBoundary'
import { OutdatedNotice } from '../ui/shared/OutdatedNotice'
import { Toasts } from '../ui/shared/Toasts'
import { Tips } from '../ui/shared/Tips'
import { UpdateOffer } from '../ui/shared/UpdateOffer'
import { useToast } from '../ui/shared/toastContext'
import { useIdlePart } from '../ui/shared/useIdlePart'
import { MirrorNotice } from './MirrorNotice'
import { useLanguage } from './useLanguage'
import { SpokenContext, useStartWords, type Spoken } from '../ui/words/words'
import { AppRoutes } from './routes'

interface Props {
  readonly services: Services
  readonly spoken: Spoken
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
    if (drew && !drawing) void askForProtection()
  }, [drew, drawing])
  return null
}

export const App = ({ services, ...rest }: Props) => (
  <ServicesContext value={services}>
    <Interface {...rest} />
  </ServicesContext>
)

const Interface = ({ spoken, unreadable }: Omit<Props, 'services'>) => {
  const now = useLanguage(spoken)
  useEffect(() => {
    document.documentElement.lang = now.language
  }, [now])
  return (
    <SpokenContext value={now}>
      <BrowserRouter basename={import.meta.env.BASE_URL}>
        <Screens unreadable={unreadable} />
      </BrowserRouter>
    </SpokenContext>
  )
}

const Screens = ({ unreadable }: Pick<Props, 'unreadable'>) => (
  <ErrorBoundary place={useLocation().pathname}>
    <Toasts>
      <Offer />
      <AppRoutes />
      <Tips />
      <HandedOver />
      <StartNotice unreadable={unreadable} />
      <OutdatedNotice />
      <MirrorNotice />
      <Protection />
    </Toasts>
  </ErrorBoundary>
)

/** Whoever draws is not interrupted. */
const Offer = () => (useLocation().pathname.startsWith('/editor') ? null : <UpdateOffer />)

/** Waits for links and files that are opened with the app. A link whose reader does not come stays in the address. */
const HandedOver = () => {
  const Arrivals = useIdlePart(async () => (await import('../ui/arrival/Arrivals')).Arrivals, Nothing)
  return Arrivals ? createElement(Arrivals) : null
}
const Nothing = () => null

/** Says at start what could not be read. */
const StartNotice = ({ unreadable }: Pick<Props, 'unreadable'>) => {
  const words = useStartWords()
  const toast = useToast()
  const told = useRef(false)
  useEffect(() => {
    if (unreadable > 0 && !told.current) toast({ error: true, text: words.unreadable(unreadable) })
    told.current = true
  }, [unreadable, toast, words])
  return null
}
