import { useEffect } from 'react'
import { RouterProvider } from 'react-router-dom'
import { ServicesContext, type Services } from '../store/context'
import { ShownLanguageContext, type ShownLanguage } from '../ui/words/words'
import type { Router } from './routes'
import { useLanguage } from './useLanguage'

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
      <RouterProvider router={router} />
    </ShownLanguageContext>
  )
}
