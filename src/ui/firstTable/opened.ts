import type { FirstStrokes } from '../../storage/firstStrokes'

/** The table that is there before the app is. */
export interface FirstTable {
  /** What is drawn on it. */
  readonly strokes: FirstStrokes
  /** Whether a pen has touched it. */
  readonly penSeen: () => boolean
  /** Takes it away, once no stroke is under way. */
  readonly close: () => void
  /** Takes it away at once; a stroke that is under way has been drawn all the same. */
  readonly stop: () => void
}

let table: FirstTable | undefined
let late = false

/** False where the app was quicker, and needs no such table any more, or where it says why it does not come. */
export const firstTableMayOpen = (): boolean => !late && document.querySelector('.start-sign') !== null

export const firstTableOpened = (opened: FirstTable): void => {
  table = opened
}

/** The table that was opened first, if one was; none is opened any more. */
export const openedFirstTable = (): FirstTable | undefined => {
  late = true
  return table
}
