import { useState } from 'react'
import { askToInstall, isStandalone } from '../../platform/install'
import { sessionStorageOrMemory, writeQuietly } from '../../storage/settings/safeStorage'
import { usePreferences, useServices } from '../../store/context'
import { useToast } from '../shared/toasts/toastContext'
import { useWords } from '../words/words'

/** Time for the message that the intro is hidden, which says how to find it again. */
export const INTRO_TOAST_MS = 8_000

/** In session storage: present when the intro was closed. */
const INTRO_CLOSED_KEY = 'tochten-intro-closed'

interface Intro {
  readonly open: boolean
  /** Whether the user opened the intro from the title, instead of the app by itself. */
  readonly isAsked: boolean
  /** Installs the app; shows the intro when the browser offers no installation. */
  readonly install: () => Promise<void>
  /** Hides the intro until the app is opened again. */
  readonly close: () => void
  /** Hides the intro for good; the title still opens it. */
  readonly hide: () => void
}

/** A browser without storage shows the intro again after a reload. */
const session = sessionStorageOrMemory()

/**
 * Whether to show the intro.
 *
 * @param isUsed whether there is a tocht of the user's own; without one, the intro does not open by itself
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
    writeQuietly(session, INTRO_CLOSED_KEY, 'true')
  }
  return {
    open: chosen ?? byItself,
    isAsked: chosen === true,
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
