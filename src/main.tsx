import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { fetchScreen } from './app/routes'
import { takeFirstStroke } from './app/takeFirstStroke'
import { speak } from './app/useLanguage'
import { MIRROR_KEY } from './constants'
import { captureInstallPrompt } from './platform/install'
import { whenLeaving } from './platform/leaving'
import { newId } from './platform/newId'
import { openOtherPages } from './platform/otherPages'
import { reportPerformance } from './platform/performanceReporter'
import { watchHand, whenAtRest } from './platform/rest'
import { showSaveStatus } from './platform/saveIndicator'
import { followTheme } from './platform/theme'
import { openArchive } from './storage/archive'
import { openDatabase } from './storage/database'
import { openFirstStrokes } from './storage/firstStrokes'
import { createMirrorWriter } from './storage/mirrorWriter'
import { createPersistence } from './storage/persistence'
import { openPreferences } from './storage/preferences'
import { readMirror } from './storage/readMirror'
import { localStorageOrMemory, sessionStorageOrMemory } from './storage/safeStorage'
import { countDaysOfUse } from './store/countDaysOfUse'
import { createStore } from './store/store'
import { showStartFailure } from './ui/error/showStartFailure'
import { openedFirstTable } from './ui/firstTable/opened'
import { languageFor } from './ui/words/words'
import './ui/style/start.css'

/** Nothing is drawn, and so nothing written, before everything that was kept has been read. */
const start = async (root: HTMLElement): Promise<void> => {
  captureInstallPrompt()
  watchHand()
  // To read the script took long enough: the browser may do something else before it is run.
  await globalThis.scheduler?.yield?.()
  const storage = localStorageOrMemory()
  const preferences = openPreferences(storage)
  followTheme(preferences)
  // Fetched while what was kept is being read.
  const language = languageFor(preferences.get().language, navigator.languages)
  const screen = fetchScreen(location.pathname, language)
  const speaking = speak(language)
  const mirrorText = storage.getItem(MIRROR_KEY)
  const mirror = mirrorText === null ? undefined : await readMirror(mirrorText, newId)
  const mirrorWriter = createMirrorWriter(storage, whenAtRest)
  const pages = openOtherPages()
  const database = openDatabase()
  const persistence = createPersistence({
    database,
    mirrorWriter,
    mirrorText,
    mirror,
    page: newId(),
    now: Date.now,
    announce: pages.tell,
  })
  const store = countDaysOfUse(createStore(await persistence.start(), persistence.save), Date.now)
  persistence.follow(store.adopt)
  pages.listen(persistence.catchUp)
  const firstTable = openedFirstTable()
  const firstStrokes = firstTable?.strokes ?? openFirstStrokes(sessionStorageOrMemory())
  // Where nothing more may be written they go on waiting.
  if (persistence.status() !== 'outdated') firstStrokes.giveTo((stroke) => takeFirstStroke(store, stroke))
  if (firstTable?.penSeen()) preferences.change({ penOnly: true })
  whenLeaving(mirrorWriter.flush)
  showSaveStatus(persistence)
  const spoken = await speaking
  await screen
  const app = (
    <StrictMode>
      <App
        services={{ store, preferences, persistence, mirror: mirrorWriter, archive: openArchive(database) }}
        spoken={spoken}
        unreadable={mirror?.unreadable ?? 0}
        onShown={() => firstTable?.close()}
      />
    </StrictMode>
  )
  // In pieces, between which the browser can do other things.
  startTransition(() => createRoot(root).render(app))
}

const root = document.getElementById('root')
if (root)
  start(root).catch((error: unknown) => {
    openedFirstTable()?.stop()
    showStartFailure(error, localStorageOrMemory().getItem(MIRROR_KEY))
  })
void reportPerformance()
