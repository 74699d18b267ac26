import type { WholeTocht } from '../../model/types'
import type { Arrival } from '../../platform/arrivals'
import { loadChunk } from '../../platform/chunk'
import { readFileText } from '../../platform/files/readFileText'
import { newId } from '../../platform/newId'
import { fromDisk } from '../../storage/format'
import type { OnReadProgress } from '../../storage/outside/readText'
import { keepUnread } from '../shared/keepUnread'
import { errorText } from '../words/errorText'
import { importFaultText } from '../words/importFaultText'
import type { Words } from '../words/en'

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
  readonly onProgress: OnReadProgress
}

/** Reads received tochten, and validates them like all loaded data. */
export const readArrival = async (arrival: Arrival, reading: Reading): Promise<ReadArrival> => {
  const { keep, words, onProgress } = reading
  try {
    const { readText } = await loadChunk(() => import('../../storage/outside/readText'))
    const reads =
      arrival.kind === 'link'
        ? [await readText('tocht', arrival.text)]
        : await Promise.all(
            arrival.files.map(async (file) => {
              const text = file && (await readFileText(file))
              return text === undefined ? undefined : readText('tochten', text, onProgress)
            }),
          )
    const arrived = reads.flatMap((read) =>
      read?.ok ? [read.value.tochten.map((disk) => fromDisk(disk, newId, false))] : [],
    )
    const refusals = await Promise.all(
      reads.map(async (read) => {
        if (!read) return words.settings.unreadableFile
        return read.ok ? keepUnread(read.value.unread, keep, words) : importFaultText(read.fault, words)
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
