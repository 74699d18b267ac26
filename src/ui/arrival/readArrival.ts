import type { WholeTocht } from '../../model/types'
import type { Arrival } from '../../platform/arrivals'
import { readFileText } from '../../platform/files/readFileText'
import { newId } from '../../platform/newId'
import { fromDisk } from '../../storage/format'
import { readText } from '../../storage/outside/readText'
import { setAsideRefused, setAsideUnread } from '../shared/setAsideUnread'
import type { Words } from '../words/en'
import { errorText } from '../words/errorText'

interface ReadArrival {
  /** The tocht of the link, or the tochten of each file. They have new ids, because their own may be in use here. */
  readonly arrived: readonly (readonly WholeTocht[])[]
  /** Messages about the rejected texts. */
  readonly refusals: readonly string[]
}

interface Reading {
  /** Keeps a text that could not be read. */
  readonly keep: (text: string) => Promise<void>
  readonly words: Words
  /** Called if a file is large. */
  readonly onLong: () => void
}

/** Reads received tochten, and validates them like all loaded data. */
export const readArrival = async (arrival: Arrival, reading: Reading): Promise<ReadArrival> => {
  const { keep, words, onLong } = reading
  try {
    const texts =
      arrival.kind === 'link'
        ? [arrival.text]
        : await Promise.all(arrival.files.map(async (file) => file && readFileText(file)))
    const kind = arrival.kind === 'link' ? 'tocht' : 'tochten'
    const reads = await Promise.all(
      texts.map(async (text) => (text === undefined ? undefined : { text, read: await readText(kind, text, onLong) })),
    )
    const arrived = reads.flatMap((one) =>
      one?.read.ok ? [one.read.value.tochten.map((disk) => fromDisk(disk, newId, false))] : [],
    )
    const refusals = await Promise.all(
      reads.map(async (one) => {
        if (!one) return words.settings.unreadableFile
        const { text, read } = one
        return read.ok ? setAsideUnread(read.value.unread, keep, words) : setAsideRefused(text, read.fault, keep, words)
      }),
    )
    return {
      arrived: arrived.filter((wholes) => wholes.length > 0),
      refusals: refusals.filter((refusal) => refusal !== undefined),
    }
  } catch (error) {
    return { arrived: [], refusals: [errorText(error, words)] }
  }
}
