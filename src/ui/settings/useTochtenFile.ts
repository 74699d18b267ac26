import { useState } from 'react'
import { readFileText } from '../../platform/files/readFileText'
import { useServices } from '../../store/context'
import { downloadTochten } from '../shared/downloadTochten'
import { useToast } from '../shared/toasts/toastContext'
import { useWords } from '../words/words'
import { useAddTochten } from './useAddTochten'

interface TochtenFile {
  readonly save: () => void
  readonly load: (file: File) => Promise<void>
  /** Progress in percent while a file is being read. */
  readonly reading: number | undefined
  /** A message about the unreadable parts of the last file. */
  readonly unread: string | undefined
}

/** Saves all tochten to a file and loads them back. Loading adds, and never overwrites. */
export const useTochtenFile = (): TochtenFile => {
  const words = useWords()
  const toast = useToast()
  const { store } = useServices()
  const add = useAddTochten()
  const [reading, setReading] = useState<number>()
  const [unread, setUnread] = useState<string>()
  return {
    save: () => downloadTochten(store.getState()),
    load: async (file) => {
      setReading(0)
      setUnread(undefined)
      try {
        const text = await readFileText(file)
        if (text === undefined) toast({ error: true, text: words.settings.unreadableFile })
        else setUnread(await add('tochten', text, setReading))
      } finally {
        setReading(undefined)
      }
    },
    reading,
    unread,
  }
}
