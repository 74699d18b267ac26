import { useState } from 'react'
import { readFileText } from '../../platform/files/readFileText'
import { useToast } from '../shared/toasts/toastContext'
import { useBackup } from '../shared/useBackup'
import { useWords } from '../words/words'
import { useAddTochten } from './useAddTochten'

interface TochtenFile {
  readonly save: () => void
  readonly load: (file: File) => Promise<void>
  readonly reading: boolean
  /** A message about the unreadable parts of the last file. */
  readonly unread: string | undefined
}

/** Saves all tochten to a file and loads them back. Loading adds, and never overwrites. */
export const useTochtenFile = (): TochtenFile => {
  const words = useWords()
  const toast = useToast()
  const save = useBackup()
  const add = useAddTochten()
  const [reading, setReading] = useState(false)
  const [unread, setUnread] = useState<string>()
  return {
    save,
    load: async (file) => {
      setReading(true)
      setUnread(undefined)
      try {
        const text = await readFileText(file)
        if (text === undefined) toast({ error: true, text: words.settings.unreadableFile })
        else setUnread(await add('tochten', text))
      } finally {
        setReading(false)
      }
    },
    reading,
    unread,
  }
}
