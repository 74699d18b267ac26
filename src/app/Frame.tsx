import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Outlet, useLocation, NavigationType, useNavigation, useNavigationType } from 'react-router-dom'
import { isBackupAdvisable } from '../model/backup'
import type { Scope } from '../model/changes/actions'
import { isStandalone } from '../platform/install'
import { openUpdates } from '../platform/offline'
import { askForProtection, deletesUnused } from '../platform/storageSpace'
import { markersOf } from '../render/markers'
import { SCREEN_PENS } from '../render/pen'
import { useMirrorRefused, useServices, useSaveStatus } from '../store/context'
import { Arrivals } from '../ui/arrival/Arrivals'
import { isEditorPath } from '../ui/paths'
import { Button } from '../ui/shared/buttons/Button'
import { OutdatedNotice } from '../ui/shared/notices/OutdatedNotice'
import { useToast, type ToastMessage } from '../ui/shared/toasts/toastContext'
import { Toasts } from '../ui/shared/toasts/Toasts'
import { SCREEN_INK } from '../ui/svg/inkStyle'
import { Markers } from '../ui/svg/Markers'
import { useWords } from '../ui/words/words'
import { FocusKeeper } from './FocusKeeper'
import { ScreenTitle } from './ScreenTitle'

/** The arrowheads and balls of all screens. */
const INK_MARKERS = markersOf(SCREEN_PENS, SCREEN_INK)

/** The screen of the address, with the parts that every screen has. */
export const Frame = () => (
  <Toasts>
    <Markers markers={INK_MARKERS} />
    <Pending />
    <Offer />
    <FromTop key={useLocation().pathname} />
    <Arrivals>
      <Outlet />
    </Arrivals>
    <OutdatedNotice />
    <ScreenTitle />
    <FocusKeeper />
    <StorageMessages />
    <LeftUndone />
    <Protection />
  </Toasts>
)

/** Shows that the next screen is being loaded, unless it comes at once. */
const Pending = () => {
  const { loading } = useWords()
  return useNavigation().state === 'idle' ? null : (
    <div role="progressbar" aria-label={loading} className="pending fixed inset-x-0 top-0 z-50 h-1 bg-accent" />
  )
}

/**
 * Shows a screen that was opened from its top, however far the one before was scrolled. Back and Reload return to where
 * the screen was left, as the browser does. Stands before the screen, which may scroll further.
 */
const FromTop = () => {
  const isOpened = useNavigationType() === NavigationType.Push
  useLayoutEffect(() => {
    if (isOpened) scrollTo(0, 0)
  }, [isOpened])
  return null
}

const updates = openUpdates()

/** Looks for a newer version and offers it, except in an editor. */
const Offer = () => {
  useEffect(() => void updates.register(), [])
  return isEditorPath(useLocation().pathname) ? null : <UpdateOffer />
}

/** Time for the advice to make a backup, which comes only once. */
const ADVICE_TOAST_MS = 10_000

/**
 * Asks the browser to protect the storage when the user leaves an editor. A browser that shows a prompt shows it only
 * once. If it refuses and is known to delete, a backup is advised.
 */
const Protection = () => {
  const { backup } = useWords()
  const { store, preferences } = useServices()
  const toast = useToast()
  const { pathname } = useLocation()
  const drawing = isEditorPath(pathname)
  const [drew, setDrew] = useState(false)
  if (drawing && !drew) setDrew(true)
  const protect = useEffectEvent(async () => {
    if ((await askForProtection()) || !deletesUnused(navigator.userAgent, isStandalone())) return
    if (!isBackupAdvisable(store.getState(), preferences.get())) return
    preferences.change({ backupAdvised: true })
    toast({ text: backup.advice, milliseconds: ADVICE_TOAST_MS })
  })
  useEffect(() => {
    if (drew && !drawing) void protect()
  }, [drew, drawing])
  return null
}

/** Says that work of this tab was left undone because another tab changed the same, and where it is. */
const LeftUndone = () => {
  const { gone, leftUndone } = useWords()
  const { store, persistence } = useServices()
  const toast = useToast()
  useEffect(() => {
    persistence.onLeftUndone((scopes) => {
      const { bin, tochten } = store.getState()
      const isBinned = (scope: Scope): boolean =>
        Object.keys(bin).some((id) => id === scope || tochten[id]?.drawings.includes(scope))
      toast({ error: true, text: scopes.every(isBinned) ? gone.binned : leftUndone })
    })
  }, [gone, leftUndone, store, persistence, toast])
  return null
}

/**
 * Reports, once each, tochten that could not be read and that local storage is full. With a full local storage nothing
 * is lost once the database has everything.
 */
const StorageMessages = () => {
  const { unreadable } = useServices()
  const words = useWords()
  const refused = useMirrorRefused()
  const saved = useSaveStatus() === 'saved'
  useTellOnce(unreadable > 0 && { waits: true, error: true, text: words.unreadable(unreadable) })
  useTellOnce(refused && saved && { waits: true, text: words.mirrorRefused })
  return null
}

const useTellOnce = (message: ToastMessage | false): void => {
  const toast = useToast()
  const told = useRef(false)
  useEffect(() => {
    if (!message || told.current) return
    told.current = true
    toast(message)
  }, [message, toast])
}

/**
 * Offers a newer version, above the screen, where the offer covers nothing. A button starts the newer version, once
 * everything is saved.
 */
const UpdateOffer = () => {
  const words = useWords().update
  const waiting = useSyncExternalStore(updates.subscribe, updates.waiting)
  const saved = useSaveStatus() === 'saved'
  if (!waiting) return null
  return (
    <aside className="pad-safe-x pad-safe-top flex flex-wrap items-center justify-center gap-3 bg-panel py-2 text-sm">
      <p role="status">{words.there}</p>
      <Button look="raised" disabled={!saved} onClick={updates.take}>
        {words.take}
      </Button>
    </aside>
  )
}
