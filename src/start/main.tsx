import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '../app/App'
import { canDrawAt, fetchScreen } from '../app/views'
import { loadLanguage } from '../app/useLanguage'
import { MIRROR_KEY, MIRRORED_KEY, START_FAILED_EVENT } from '../constants'
import { captureInstallPrompt } from '../platform/install'
import { whenLeaving } from '../platform/leaving'
import { newId } from '../platform/newId'
import { openOtherTabs } from '../platform/otherTabs'
import { watchPointers, whenNoPointerIsDown } from '../platform/pointersDown'
import { restoreLinkMark } from '../platform/restoreLinkMark'
import { showSaveStatus } from '../platform/showSaveStatus'
import { followTheme } from '../platform/theme'
import { openDatabase } from '../storage/database/database'
import { createMirrorWriter } from '../storage/mirror/mirrorWriter'
import { createPersistence } from '../storage/persistence'
import { languageFor } from '../storage/settings/languages'
import { openPreferences } from '../storage/settings/preferences'
import { readMirror } from '../storage/mirror/readMirror'
import { localStorageOrMemory } from '../storage/settings/safeStorage'
import { createStore } from '../store/store'
import '../ui/style/start.css'

const start = async (root: HTMLElement): Promise<void> => {
  restoreLinkMark()
  captureInstallPrompt()
  watchPointers()
  const storage = localStorageOrMemory()
  const preferences = openPreferences(storage)
  followTheme(preferences)
  // Fetched while local storage is read.
  const language = languageFor(preferences.get().language, navigator.languages)
  const screen = fetchScreen(location.pathname, language)
  const loadingLanguage = loadLanguage(language)
  const tab = newId()
  const mirrorText = storage.getItem(MIRROR_KEY)
  const mirror = mirrorText === null ? undefined : await readMirror(mirrorText, newId, storage.getItem(MIRRORED_KEY))
  const mirrorWriter = createMirrorWriter(storage, whenNoPointerIsDown, tab)
  const tabs = openOtherTabs()
  const database = openDatabase()
  const persistence = createPersistence({
    database,
    mirrorWriter,
    mirrorText,
    mirror,
    tab,
    now: Date.now,
    announce: tabs.announce,
  })
  const contents = await persistence.start((mirrored) => canDrawAt(mirrored, location.pathname, history.state))
  const store = createStore(contents, persistence.save)
  persistence.follow(store.replaceContents)
  tabs.listen(persistence.catchUp)
  whenLeaving(mirrorWriter.flush)
  showSaveStatus(persistence)
  const shown = await loadingLanguage
  await screen
  const app = (
    <StrictMode>
      <App
        services={{ store, preferences, persistence, mirrorWriter, database }}
        shown={shown}
        unreadable={mirror?.unreadable ?? 0}
      />
    </StrictMode>
  )
  // Renders in slices, between which the browser can handle input.
  startTransition(() => createRoot(root).render(app))
}

const root = document.getElementById('root')
if (root) start(root).catch((error: unknown) => dispatchEvent(new CustomEvent(START_FAILED_EVENT, { detail: error })))
