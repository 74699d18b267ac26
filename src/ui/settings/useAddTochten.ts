import { knownTocht } from '../../model/exchange/exchangeIds'
import { receivedTocht } from '../../model/exchange/receivedTocht'
import { newId } from '../../platform/newId'
import { nextTask } from '../../platform/nextTask'
import { saveUnreadable } from '../../storage/database/earlierVersions'
import { fromDisk } from '../../storage/format'
import type { ImportKind } from '../../storage/outside/readAs'
import { readText } from '../../storage/outside/readText'
import { useServices } from '../../store/context'
import { useArrive } from '../shared/arriveContext'
import { setAsideRefused, setAsideUnread } from '../shared/setAsideUnread'
import { useToast } from '../shared/toasts/toastContext'
import { useTellFailure } from '../shared/toasts/useTellFailure'
import { useWords } from '../words/words'

/**
 * Adds the readable tochten of a text, and reports how many. If this device has some tochten of a
 * file, a dialog asks first.
 *
 * @returns a message about unreadable tochten; `undefined` if there are none, or if a message was already shown
 */
type AddTochten = (kind: ImportKind, text: string) => Promise<string | undefined>

export const useAddTochten = (): AddTochten => {
  const words = useWords()
  const toast = useToast()
  const tellFailure = useTellFailure()
  const { store, database } = useServices()
  const arrive = useArrive()
  const keep = (unread: string): Promise<void> => saveUnreadable(database, unread)
  return async (kind, text) => {
    const read = await readText(kind, text).catch(tellFailure)
    if (!read) return undefined
    if (!read.ok) {
      toast({ error: true, text: await setAsideRefused(text, read.fault, keep, words) })
      return undefined
    }
    const { tochten, unread } = read.value
    const wholes = tochten.map((disk) => fromDisk(disk, newId, false))
    if (kind === 'tochten' && wholes.some(({ tocht }) => knownTocht(store.getState(), tocht.exchangeId))) {
      arrive(wholes)
      return setAsideUnread(unread, keep, words)
    }
    for (const [index, whole] of wholes.entries()) {
      // Yields before each tocht, so that input is handled. Each tocht is saved separately, because saving all at once
      // blocks the tab for longer.
      if (index > 0) await nextTask()
      store.dispatch({ type: 'addTocht', ...receivedTocht(store.getState(), whole) })
    }
    if (tochten.length > 0) toast({ text: words.settings.added(tochten.length) })
    return setAsideUnread(unread, keep, words)
  }
}
