import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '../app/App'
import { createRouter, firstScreen } from '../app/routes'
import { DATABASE_OPEN_MS, LINK_MARK, MIRROR_KEY, MIRRORED_KEY, START_FAILED_EVENT } from '../constants'
import { messageOf } from '../model/messageOf'
import { captureInstallPrompt } from '../platform/install'
import { whenLeaving } from '../platform/leaving'
import { newId } from '../platform/newId'
import { openOtherTabs } from '../platform/otherTabs'
import { watchPointers, whenNoPointerIsDown } from '../platform/pointersDown'
import { followTheme } from '../platform/theme'
import { openDatabase } from '../storage/database/database'
import { createMirrorWriter } from '../storage/mirror/mirrorWriter'
import { readMirror } from '../storage/mirror/readMirror'
import { findLinkMark } from '../storage/outside/findLinkMark'
import { createPersistence, type Persistence } from '../storage/persistence'
import { languageFor } from '../storage/settings/languages'
import { openPreferences } from '../storage/settings/preferences'
import { localStorageOrMemory } from '../storage/settings/safeStorage'
import { createStore } from '../store/store'
import '../ui/style.css'
import { WORDS_OF } from '../ui/words/words'
import { SlowStart } from './SlowStart'

const start = async (root: HTMLElement): Promise<void> => {
  restoreLinkMark()
  captureInstallPrompt()
  watchPointers()
  const storage = localStorageOrMemory()
  const preferences = openPreferences(storage)
  followTheme(preferences)
  // Both fetch while local storage is read.
  const language = languageFor(preferences.get().language, navigator.languages)
  const router = createRouter()
  const loadingWords = WORDS_OF[language]()
  // A failure is shown where they are awaited. A page that is left while they load has none.
  loadingWords.catch(() => undefined)
  const mirrorText = storage.getItem(MIRROR_KEY)
  const mirror = mirrorText === null ? undefined : await readMirror(mirrorText, newId, storage.getItem(MIRRORED_KEY))
  const mirrorWriter = createMirrorWriter(storage, whenNoPointerIsDown, newId())
  const tabs = openOtherTabs()
  const database = openDatabase()
  const persistence = createPersistence({
    database,
    mirrorWriter,
    mirrorText,
    mirror,
    newId,
    now: Date.now,
    announce: tabs.announce,
  })
  const view = createRoot(root)
  let isWaiting = true
  const showWait = async (): Promise<void> => {
    const words = await loadingWords.catch(() => undefined)
    if (isWaiting && words) view.render(<SlowStart words={words} mirrorText={mirrorText} />)
  }
  setTimeout(() => void showWait(), DATABASE_OPEN_MS)
  const contents = await persistence.start()
  isWaiting = false
  const store = createStore(contents, persistence.save)
  persistence.follow(store)
  tabs.listen(persistence.catchUp)
  whenLeaving(mirrorWriter.flush)
  showSaveStatus(persistence)
  const words = await loadingWords
  await firstScreen(router)
  const app = (
    <StrictMode>
      <App
        services={{
          store,
          preferences,
          persistence,
          mirrorWriter,
          database,
          unreadable: mirror?.unreadable ?? 0,
        }}
        shown={{ language, words }}
        router={router}
      />
    </StrictMode>
  )
  // Renders in slices, between which the browser can handle input.
  startTransition(() => view.render(app))
}

/** The page itself shows the reason. */
const fail = (error: unknown): void =>
  void dispatchEvent(new CustomEvent(START_FAILED_EVENT, { detail: messageOf(error) }))

/**
 * Restores the `#` of a link that was encoded on its way: the link is then not part of the path, which the router would
 * replace.
 */
const restoreLinkMark = (): void => {
  const { pathname, search, hash } = location
  const address = `${pathname}${search}`
  const mark = findLinkMark(address)
  if (!mark) return
  history.replaceState(history.state, '', `${address.slice(0, mark.from)}${LINK_MARK}${address.slice(mark.to)}${hash}`)
}

/** Keeps `data-save` on the root element equal to the save status. */
const showSaveStatus = (persistence: Persistence): void => {
  const show = (): void => {
    document.documentElement.dataset.save = persistence.status()
  }
  show()
  persistence.subscribe(show)
}

const root = document.getElementById('root')
if (root) start(root).catch(fail)
