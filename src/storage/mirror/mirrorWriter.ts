import { MIRROR_KEY, MIRRORED_KEY } from '../../constants'
import { createListeners } from '../listeners'
import { writeQuietly, type SafeStorage } from '../settings/safeStorage'
import { mirroredTochten, sealedStanding } from './mirror'

/**
 * A mirror of at most this many characters is written with each change; a larger one after this delay, in milliseconds.
 */
export const MIRROR_AT_ONCE = 300_000
export const MIRROR_DELAY_MS = 2_000

export interface MirrorWriter {
  /** Takes the text only when it writes it, so that a late one holds what other tabs have done meanwhile. */
  readonly write: (textNow: () => string) => void
  /** Writes a waiting text at once, because the tab may close. */
  readonly flush: () => void
  /** Whether local storage has refused a write since the app was opened. */
  readonly hasRefused: () => boolean
  readonly subscribe: (listener: () => void) => () => void
}

/** Runs a function after a delay, when no pointer is down; the result cancels it. */
export type Later = (run: () => void, milliseconds: number) => () => void

/**
 * Writes a small mirror with each change. Local storage writes the whole text and blocks the tab meanwhile, so a large
 * mirror is written in a pause. The database has the change already.
 */
export const createMirrorWriter = (storage: SafeStorage, later: Later, tab: string): MirrorWriter => {
  const { notify, subscribe } = createListeners()
  let last = storage.getItem(MIRROR_KEY)
  let length = last?.length ?? 0
  let refused = false
  let isSigned = false
  let waiting: (() => void) | undefined
  let cancel: (() => void) | undefined

  const refuse = (): void => {
    refused = true
    notify()
  }

  const writeNow = (): void => {
    cancel?.()
    cancel = undefined
    const due = waiting
    waiting = undefined
    due?.()
  }

  /** Does not overwrite a text that somebody else put there meanwhile, on purpose. The next change does. */
  const flush = (): void => {
    const found = storage.getItem(MIRROR_KEY)
    if (found !== last && !isSealed(found)) waiting = undefined
    last = found
    writeNow()
  }

  const writeText = (text: string): void => {
    length = text.length
    // If the older mirror stays, the next start sees from its revisions or id that it is older.
    if (!writeQuietly(storage, MIRROR_KEY, text)) return refuse()
    last = text
    isSigned ||= writeQuietly(storage, MIRRORED_KEY, tab)
  }

  return {
    write: (textNow) => {
      waiting = () => writeText(textNow())
      if (length <= MIRROR_AT_ONCE) writeNow()
      else cancel ??= later(flush, MIRROR_DELAY_MS)
    },
    flush,
    hasRefused: () => refused,
    subscribe,
  }
}

/** Whether a tab of this app wrote a text. False for an empty list. */
const isSealed = (text: string | null): boolean => {
  const tochten = text === null ? undefined : mirroredTochten(text)
  return tochten !== undefined && tochten.length > 0 && tochten.every((tocht) => sealedStanding(tocht) !== undefined)
}
