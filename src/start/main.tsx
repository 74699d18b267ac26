import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '../app/App'
import { hasDrawing } from '../app/entries'
import { createRouter, firstScreen, type Router } from '../app/routes'
import { MIRROR_KEY, MIRRORED_KEY, START_FAILED_EVENT, LINK_MARK } from '../constants'
import { messageOf } from '../model/messageOf'
import type { State } from '../model/types'
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
import type { AddressIds } from '../ui/paths'
import '../ui/style.css'
import { WORDS_OF } from '../ui/words/words'

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
  const contents = await persistence.start((mirrored) => canDrawAt(router, mirrored))
  const store = createStore(contents, persistence.save)
  persistence.follow(store.replaceContents)
  tabs.listen(persistence.catchUp)
  whenLeaving(mirrorWriter.flush)
  showSaveStatus(persistence)
  const words = await loadingWords
  await firstScreen(router)
  const app = (
    <StrictMode>
      <App
        services={{ store, preferences, persistence, mirrorWriter, database, unreadable: mirror?.unreadable ?? 0 }}
        shown={{ language, words }}
        router={router}
      />
    </StrictMode>
  )
  // Renders in slices, between which the browser can handle input.
  startTransition(() => createRoot(root).render(app))
}

/** Whether a state has the drawing of the address, so that drawing can begin without waiting for the database. */
const canDrawAt = ({ state: { matches, location } }: Router, mirrored: State): boolean => {
  const { tocht, drawing } = matches.at(-1)?.params ?? {}
  return hasDrawing(mirrored, tocht, drawing, location.state as AddressIds | null)
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
