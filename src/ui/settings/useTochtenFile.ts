import { loadChunk } from '../../platform/chunk'
import { MOST_TEXT } from '../../constants'
import { newId } from '../../platform/newId'
import { fromDisk } from '../../storage/disk'
import { useServices } from '../../store/context'
import { downloadTochten } from '../shared/downloadTochten'
import { useToast } from '../shared/toastContext'
import { errorText } from '../words/errorText'
import { importFaultText } from '../words/importFaultText'
import { useWords } from '../words/words'

interface TochtenFile {
  readonly save: () => void
  readonly load: (file: File | undefined) => Promise<void>
}

/** All tochten out of the app as one file, and back in; loading adds, and never overwrites. */
export const useTochtenFile = (): TochtenFile => {
  const words = useWords()
  const toast = useToast()
  const { store } = useServices()
  return {
    save: () => downloadTochten(store.getState()),
    load: async (file) => {
      if (!file) return
      // A letter takes at most four bytes: what is longer than that is not even read.
      const text = file.size > 4 * MOST_TEXT ? undefined : await file.text().catch(() => undefined)
      if (text === undefined) {
        toast({ error: true, text: words.settings.unreadableFile })
        return
      }
      const read = await loadChunk(() => import('../../storage/readText'))
        .then(({ readText }) => readText('tochten', text))
        .catch((error: unknown) => toast({ error: true, text: errorText(error, words) }))
      if (!read) return
      if (!read.ok) {
        toast({ error: true, text: importFaultText(read.fault, words) })
        return
      }
      const wholes = read.value.map((disk) => fromDisk(disk, newId, false))
      for (const whole of wholes) store.dispatch({ type: 'addTocht', ...whole })
      toast({ text: words.settings.added(wholes.length) })
    },
  }
}
