import { MIRROR_AT_ONCE, MIRROR_DELAY_MS, MIRROR_KEY, MIRRORED_KEY } from '../../constants'
import type { State } from '../../model/types'
import { createListeners } from '../listeners'
import { mirrorText, type Committed } from './mirror'

export interface MirrorWriter {
  readonly write: (state: State, committed: Committed) => void
  /** The same, when the page may go away: nothing but what it says of the database has changed. */
  readonly writeAtLast: (state: State, committed: Committed) => void
  /** Writes now what is still waiting; for when the page may go away. */
  readonly flush: () => void
  /** Whether local storage has ever refused what was to be written, since the app was opened. */
  readonly hasRefused: () => boolean
  readonly subscribe: (listener: () => void) => () => void
}

/** Runs something after so many milliseconds, when it disturbs nobody; the result calls it off. */
export type Later = (run: () => void, milliseconds: number) => () => void

/**
 * Writes the mirror with each change while it is small. Local storage takes the whole text each time and holds the page
 * up meanwhile, so a large one is written once the hand rests: the database, which leads, has the change already.
 */
export const createMirrorWriter = (
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  later: Later,
  page: string,
): MirrorWriter => {
  const { tell, subscribe } = createListeners()
  let last = storage.getItem(MIRROR_KEY)
  let length = 0
  let refused = false
  let isSigned = false
  let waiting: (() => void) | undefined
  let callOff: (() => void) | undefined

  const refuse = (): void => {
    refused = true
    tell()
  }

  const writeNow = (): void => {
    callOff?.()
    callOff = undefined
    const due = waiting
    waiting = undefined
    due?.()
  }

  /** What somebody else wrote while it waited is not written over: another page's is newer, anybody else's is meant. */
  const flush = (): void => {
    if (waiting && storage.getItem(MIRROR_KEY) !== last) waiting = undefined
    writeNow()
  }

  const writeAtLast = (state: State, committed: Committed): void => {
    waiting = () => {
      const text = mirrorText(state, committed)
      length = text.length
      if (!tryToWrite(storage, MIRROR_KEY, text)) return refuse()
      last = text
      isSigned ||= tryToWrite(storage, MIRRORED_KEY, page)
    }
  }

  return {
    write: (state, committed) => {
      writeAtLast(state, committed)
      if (length <= MIRROR_AT_ONCE) writeNow()
      else callOff ??= later(flush, MIRROR_DELAY_MS)
    },
    writeAtLast,
    flush,
    hasRefused: () => refused,
    subscribe,
  }
}

/** Local storage is small and may be full or forbidden. The database leads, so that is no reason to stop. */
const tryToWrite = (storage: Pick<Storage, 'setItem'>, key: string, text: string): boolean => {
  try {
    storage.setItem(key, text)
    return true
  } catch {
    // The older mirror stays, and the next start sees by its revisions, or by its mark, that it is older.
    return false
  }
}
