import { useState } from 'react'
import { INTRO_CLOSED_KEY, INTRO_TOAST_MS } from '../../constants'
import { askToInstall, isStandalone } from '../../platform/install'
import { sessionStorageOrMemory } from '../../storage/settings/safeStorage'
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

/** A browser that keeps nothing shows the intro again after a reload. */
const session = sessionStorageOrMemory()

/**
 * Whether to show how Tochten comes onto a phone.
 *
 * @param isUsed false while there is nothing yet that would be worth to have at hand
 */
export const useIntro = (isUsed: boolean): Intro => {
  const words = useWords()
  const toast = useToast()
  const { preferences } = useServices()
  const { introHidden } = usePreferences()
  const [chosen, setOpen] = useState<boolean>()
  const byItself = isUsed && !introHidden && !isStandalone() && session.getItem(INTRO_CLOSED_KEY) === null
  const close = () => {
    setOpen(false)
    try {
      session.setItem(INTRO_CLOSED_KEY, 'true')
    } catch {
      // There is no room for it: the intro comes back with the next reload.
    }
  }
  return {
    open: chosen ?? byItself,
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
