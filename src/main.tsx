import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { captureInstallPrompt } from './platform/install'
import { whenLeaving } from './platform/leaving'
import { newId } from './platform/newId'
import { watchHand, whenAtRest } from './platform/rest'
import { showSaveStatus } from './platform/saveIndicator'
import { followTheme } from './platform/theme'
import { openDatabase } from './storage/database'
import { loadState } from './storage/load'
import { createMirrorWriter } from './storage/mirrorWriter'
import { createPersistence } from './storage/persistence'
import { openPreferences } from './storage/preferences'
import { localStorageOrMemory } from './storage/safeStorage'
import { createStore } from './store/store'
import './ui/style.css'

/** Nothing is drawn, and so nothing written, before everything that was kept has been read. */
const start = async (root: HTMLElement): Promise<void> => {
  captureInstallPrompt()
  watchHand()
  const storage = localStorageOrMemory()
  const preferences = openPreferences(storage)
  followTheme(preferences)
  const database = openDatabase()
  const loaded = await loadState(database, storage, newId)
  const mirror = createMirrorWriter(storage, whenAtRest)
  const persistence = createPersistence(database, mirror, loaded)
  whenLeaving(mirror.flush)
  const store = createStore(loaded, persistence.save)
  showSaveStatus(persistence)
  createRoot(root).render(
    <StrictMode>
      <App services={{ store, preferences, persistence }} unreadable={loaded.unreadable} />
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root) void start(root)
