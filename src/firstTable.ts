import { parseIndex } from './app/params'
import { FIRST_TABLE_MARK, MIRROR_KEY } from './constants'
import { openFirstStrokes } from './storage/firstStrokes'
import { mirroredDrawing } from './storage/mirroredDrawing'
import { openPreferences } from './storage/preferences'
import { localStorageOrMemory, sessionStorageOrMemory } from './storage/safeStorage'
import { openFirstTable, type FirstPaper } from './ui/firstTable/openFirstTable'
import { firstTableMayOpen, firstTableOpened } from './ui/firstTable/opened'

/** What the address asks for, as far as it can be known before the app is there. */
const firstPaper = (): FirstPaper | undefined => {
  const [screen, ...places] = location.pathname.slice(import.meta.env.BASE_URL.length).split('/')
  const [tocht, index] = places.map(parseIndex)
  if (screen !== 'editor0' || places.length !== 2) return undefined
  const storage = localStorageOrMemory()
  const mirror = storage.getItem(MIRROR_KEY)
  if (mirror === null || tocht === undefined || index === undefined) return undefined
  const drawing = mirroredDrawing(mirror, tocht, index)
  const { penOnly } = openPreferences(storage).get()
  return drawing && { drawing, tocht, index, penOnly, strokes: openFirstStrokes(sessionStorageOrMemory()) }
}

// `public/early.js` fetches this for a drawing's address, and begins the start with the frame after.
const open = (): void => {
  try {
    const paper = firstTableMayOpen() ? firstPaper() : undefined
    if (!paper) return
    firstTableOpened(openFirstTable(paper))
    performance.mark(FIRST_TABLE_MARK)
  } catch {
    // What it cannot read or show, the app says, or can.
  }
}

// In a frame there are styles to lay it out by.
requestAnimationFrame(open)
