import type { WholeTocht } from '../../model/adopt'
import type { Arrival } from '../../platform/arrivals'
import { loadChunk } from '../../platform/chunk'
import { fileText } from '../../platform/fileText'
import { newId } from '../../platform/newId'
import { fromDisk } from '../../storage/disk'
import { errorText } from '../words/errorText'
import { importFaultText } from '../words/importFaultText'
import type { Words } from '../words/words'

interface ReadArrival {
  /** The tocht of the link, or those of each file; with ids of ours, since theirs mean nothing here. */
  readonly arrived: readonly (readonly WholeTocht[])[]
  /** Why the rest is not taken, in words. */
  readonly refusals: readonly string[]
}

/** Reads what was handed over; it is checked as everything that is loaded. */
export const readArrival = async (arrival: Arrival, words: Words): Promise<ReadArrival> => {
  try {
    const { readText } = await loadChunk(() => import('../../storage/readText'))
    const reads =
      arrival.kind === 'link'
        ? [await readText('tocht', arrival.text)]
        : await Promise.all(
            arrival.files.map(async (file) => {
              const text = file && (await fileText(file))
              return text === undefined ? undefined : readText('tochten', text)
            }),
          )
    return {
      arrived: reads.flatMap((read) => (read?.ok ? [read.value.map((disk) => fromDisk(disk, newId, false))] : [])),
      refusals: reads.flatMap((read) => {
        if (!read) return [words.settings.unreadableFile]
        return read.ok ? [] : [importFaultText(read.fault, words)]
      }),
    }
  } catch (error) {
    return { arrived: [], refusals: [errorText(error, words)] }
  }
}
