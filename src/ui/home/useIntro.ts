import { useState } from 'react'
import { INTRO_TOAST_MS } from '../../constants'
import { askToInstall, isStandalone } from '../../platform/install'
import { introClosed, rememberIntroClosed } from '../../platform/session'
import { usePreferences, useServices } from '../../store/context'
import { useToast } from '../shared/toastContext'
import { useWords } from '../words/words'

interface Intro {
  readonly open: boolean
  /** Installs the app, or shows the intro where the browser offers no installing. */
  readonly install: () => Promise<void>
  /** Until the app is opened the next time. */
  readonly close: () => void
  /** For good; the title still brings it back. */
  readonly hide: () => void
}

/** Whether to show how Tochten comes onto a phone. */
export const useIntro = (): Intro => {
  const words = useWords()
  const toast = useToast()
  const { preferences } = useServices()
  const { introHidden } = usePreferences()
  const [open, setOpen] = useState(!introHidden && !introClosed() && !isStandalone())
  const close = () => {
    rememberIntroClosed()
    setOpen(false)
  }
  return {
    open,
    install: async () => {
      if (!isStandalone() && !(await askToInstall())) setOpen(true)
    },
    close,
    hide: () => {
      preferences.change({ introHidden: true })
      close()
      toast({ text: words.intro.hidden, milliseconds: INTRO_TOAST_MS })
    },
  }
}
