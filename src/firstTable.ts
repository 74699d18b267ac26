import { parseIndex } from './app/params'
import { MIRROR_KEY } from './constants'
import { openFirstStrokes } from './storage/firstStrokes'
import { mirroredDrawing } from './storage/mirroredDrawing'
import { openPreferences } from './storage/preferences'
import { localStorageOrMemory, sessionStorageOrMemory } from './storage/safeStorage'
import { openFirstTable, type FirstPaper } from './ui/firstTable/openFirstTable'
import { firstTableMayOpen, firstTableOpened } from './ui/firstTable/opened'

/** What the address asks for, as far as it can be known before the app is there. */
const firstPaper = (): FirstPaper | undefined => {
  const [, ...indexes] = location.pathname.slice(import.meta.env.BASE_URL.length).split('/')
  const [tocht, index] = indexes.map(parseIndex)
  const storage = localStorageOrMemory()
  const mirror = storage.getItem(MIRROR_KEY)
  if (mirror === null || tocht === undefined || index === undefined) return undefined
  const drawing = mirroredDrawing(mirror, tocht, index)
  const { penOnly } = openPreferences(storage).get()
  return drawing && { drawing, tocht, index, penOnly, strokes: openFirstStrokes(sessionStorageOrMemory()) }
}

// `public/early.js` fetches this for a drawing's address, and begins the start with the frame after.
const paper = firstTableMayOpen() ? firstPaper() : undefined
// In a frame there are styles to lay it out by.
if (paper)
  requestAnimationFrame(() => {
    if (firstTableMayOpen()) firstTableOpened(openFirstTable(paper))
  })
