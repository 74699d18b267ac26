import { useState } from 'react'
import { fileText } from '../../platform/fileText'
import { useServices } from '../../store/context'
import { downloadTochten } from '../shared/downloadTochten'
import { useToast } from '../shared/toastContext'
import { useWords } from '../words/words'
import { useAddTochten } from './useAddTochten'

interface TochtenFile {
  readonly save: () => void
  readonly load: (file: File) => Promise<void>
  /** How much of a file is read, in percent, while one is being read. */
  readonly reading: number | undefined
  /** What could not be read of the last one, in words. */
  readonly unread: string | undefined
}

/**
 * All tochten out of the app as one file, and back in; loading adds, and never overwrites.
 *
 * @param onKept is told when something that could not be read is kept beside the earlier versions
 */
export const useTochtenFile = (onKept: () => void): TochtenFile => {
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
        const text = await fileText(file)
        if (text === undefined) toast({ error: true, text: words.settings.unreadableFile })
        else {
          const left = await add('tochten', text, setReading)
          setUnread(left)
          if (left !== undefined) onKept()
        }
      } finally {
        setReading(undefined)
      }
    },
    reading,
    unread,
  }
}
