import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { openUpdates } from '../platform/offline'
import { askForProtection } from '../platform/storageSpace'
import { isEditorPath } from '../ui/paths'
import { Arrivals } from '../ui/arrival/Arrivals'
import { Tips } from '../ui/shared/keys/Tips'
import { UpdateOffer } from '../ui/shared/notices/UpdateOffer'
import { FocusKeeper } from './FocusKeeper'
import { ScreenTitle } from './ScreenTitle'
import { StorageMessages } from './StorageMessages'

interface Props {
  /** The number of tochten that could not be read at start. */
  readonly unreadable: number
}

/** The parts that every screen has. */
export const Around = ({ unreadable }: Props) => (
  <>
    <Tips />
    <ScreenTitle />
    <FocusKeeper />
    <Arrivals />
    <StorageMessages unreadable={unreadable} />
    <Protection />
  </>
)

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
