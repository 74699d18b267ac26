import { messageOf } from '../../model/messageOf'
import { useToast } from './toasts/toastContext'
import { useWords } from '../words/words'

/** Hands something to the browser or another app, and reports failures. */
export const useGive = (): ((work: () => Promise<unknown>) => void) => {
  const words = useWords().sharing
  const toast = useToast()
  return (work) => {
    work().catch((reason: unknown) => {
      toast({ error: true, text: words.failed(messageOf(reason)) })
    })
  }
}
