import { useToast } from '../../shared/toastContext'
import { useWords } from '../../words/words'

/** Gives something to the browser or to another app, and says when they could not take it. */
export const useGive = (): ((work: () => Promise<unknown>) => void) => {
  const words = useWords().sharing
  const toast = useToast()
  return (work) => {
    work().catch((reason: unknown) => {
      toast({ error: true, text: words.failed(reason instanceof Error ? reason.message : String(reason)) })
    })
  }
}
