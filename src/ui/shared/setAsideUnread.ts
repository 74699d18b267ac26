import { NAMED_UNREAD } from '../../constants'
import type { ImportFault } from '../../storage/outside/importFault'
import { startsTochtList } from '../../storage/outside/importLimits'
import type { UnreadTocht } from '../../storage/outside/readAs'
import type { Words } from '../words/en'
import { importFaultReason, importFaultText } from '../words/importFaultText'

/** Stores a text beside the earlier versions; may fail. */
type Keep = (text: string) => Promise<void>

/**
 * Keeps the tochten of a file that are not valid.
 * @returns a message: which they are, the reasons, and where their text is now; `undefined` when all was read
 */
export const setAsideUnread = async (
  unread: readonly UnreadTocht[],
  keep: Keep,
  words: Words,
): Promise<string | undefined> => {
  if (unread.length === 0) return undefined
  const place = await whereTheTextIs(unread.map(({ text }) => text).join('\n'), keep, words)
  const named = unread
    .slice(0, NAMED_UNREAD)
    .map(({ number, name, fault }) => `${words.unread.tocht(number, name)}: ${importFaultReason(fault, words)}`)
  const more = unread.length - named.length
  const title = `${words.unread.title(unread.length)} ${place}`
  return [title, ...named, ...(more > 0 ? [words.arrived.more(more)] : [])].join('\n')
}

/** Says why a file was refused. A backup that is not JSON is kept whole: somebody may be able to repair it. */
export const setAsideRefused = async (text: string, fault: ImportFault, keep: Keep, words: Words): Promise<string> => {
  const reason = importFaultText(fault, words)
  if (fault.kind !== 'notJson' || !startsTochtList(text)) return reason
  return `${reason} ${await whereTheTextIs(text, keep, words)}`
}

const whereTheTextIs = async (text: string, keep: Keep, { unread }: Words): Promise<string> =>
  unread.place(
    await keep(text).then(
      () => true,
      () => false,
    ),
  )
