import { NAMED_UNREAD } from '../../constants'
import type { UnreadTocht } from '../../storage/outside/tochtList'
import { importFaultReason } from '../words/importFaultText'
import type { Words } from '../words/en'

/**
 * Keeps the unreadable part of a file beside the snapshots.
 *
 * @param keep stores the text; may fail
 * @returns a message: what was unreadable, the reasons, and where the text is now; `undefined` when all was read
 */
export const keepUnread = async (
  unread: readonly UnreadTocht[],
  keep: (text: string) => Promise<void>,
  words: Words,
): Promise<string | undefined> => {
  if (unread.length === 0) return undefined
  const kept = await keep(unread.map(({ text }) => text).join('\n')).then(
    () => true,
    () => false,
  )
  const named = unread
    .slice(0, NAMED_UNREAD)
    .map(({ number, name, fault }) => `${words.unread.tocht(number, name)}: ${importFaultReason(fault, words)}`)
  const more = unread.length - named.length
  return [words.unread.title(unread.length, kept), ...named, ...(more > 0 ? [words.arrived.more(more)] : [])].join('\n')
}
