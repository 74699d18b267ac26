import { createElement, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { loadChunk } from '../platform/chunk'
import { openUpdates } from '../platform/offline'
import { askForProtection } from '../platform/storageSpace'
import { isEditorPath } from '../ui/paths'
import { Tips } from '../ui/shared/keys/Tips'
import { useLater } from '../ui/shared/loading/useLater'
import { UpdateOffer } from '../ui/shared/notices/UpdateOffer'
import { FocusKeeper } from './FocusKeeper'
import { ScreenTitle } from './ScreenTitle'
import { StorageMessages } from './StorageMessages'
import '../ui/style/screens.css'

interface Props {
  /** The number of tochten that could not be read at start. */
  readonly unreadable: number
}

/** The parts of every screen that load after the first screen. */
export const Around = ({ unreadable }: Props) => (
  <>
    <Tips />
    <ScreenTitle />
    <FocusKeeper />
    <ArrivalsLater />
    <StorageMessages unreadable={unreadable} />
    <Protection />
  </>
)

/**
 * Waits for links and files that are opened with the app. If its chunk does not load, the link stays in the address.
 */
const ArrivalsLater = () => {
  const Arrivals = useLater(loadArrivals)
  return Arrivals ? createElement(Arrivals) : null
}

const loadArrivals = () => loadChunk(async () => (await import('../ui/arrival/Arrivals')).Arrivals)

const updates = openUpdates()

/** Looks for a newer version and offers it, except in an editor. */
export const Offer = () => {
  useEffect(() => void updates.register(), [])
  return isEditorPath(useLocation().pathname) ? null : <UpdateOffer updates={updates} />
}

/**
 * Asks the browser to protect the storage when the user leaves an editor. A browser that shows a prompt shows it only
 * once.
 */
const Protection = () => {
  const { pathname } = useLocation()
  const drawing = isEditorPath(pathname)
  const [drew, setDrew] = useState(false)
  if (drawing && !drew) setDrew(true)
  useEffect(() => {
    if (drew && !drawing) void askForProtection()
  }, [drew, drawing])
  return null
}
