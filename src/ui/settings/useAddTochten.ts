import { loadChunk } from '../../platform/chunk'
import { newId } from '../../platform/newId'
import { fromDisk } from '../../storage/disk'
import type { ImportKind } from '../../storage/readAs'
import { useServices } from '../../store/context'
import { useToast } from '../shared/toastContext'
import { errorText } from '../words/errorText'
import { importFaultText } from '../words/importFaultText'
import { useWords } from '../words/words'

/** Adds what a text holds to the tochten that are there, all of it or nothing, and says which. */
export const useAddTochten = (): ((kind: ImportKind, text: string) => Promise<void>) => {
  const words = useWords()
  const toast = useToast()
  const { store } = useServices()
  return async (kind, text) => {
    const read = await loadChunk(() => import('../../storage/readText'))
      .then(({ readText }) => readText(kind, text))
      .catch((error: unknown) => toast({ error: true, text: errorText(error, words) }))
    if (!read) return
    if (!read.ok) {
      toast({ error: true, text: importFaultText(read.fault, words) })
      return
    }
    const wholes = read.value.map((disk) => fromDisk(disk, newId, false))
    for (const whole of wholes) store.dispatch({ type: 'addTocht', ...whole })
    toast({ text: words.settings.added(wholes.length) })
  }
}
