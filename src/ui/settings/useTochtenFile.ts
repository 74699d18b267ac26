import { fileText } from '../../platform/fileText'
import { useServices } from '../../store/context'
import { downloadTochten } from '../shared/downloadTochten'
import { useToast } from '../shared/toastContext'
import { useWords } from '../words/words'
import { useAddTochten } from './useAddTochten'

interface TochtenFile {
  readonly save: () => void
  readonly load: (file: File | undefined) => Promise<void>
}

/** All tochten out of the app as one file, and back in; loading adds, and never overwrites. */
export const useTochtenFile = (): TochtenFile => {
  const words = useWords()
  const toast = useToast()
  const { store } = useServices()
  const add = useAddTochten()
  return {
    save: () => downloadTochten(store.getState()),
    load: async (file) => {
      if (!file) return
      const text = await fileText(file)
      if (text === undefined) toast({ error: true, text: words.settings.unreadableFile })
      else await add('tochten', text)
    },
  }
}
