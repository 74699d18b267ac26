import { useCallback } from 'react'
import { ChunkLoadError } from '../../../platform/chunk'
import { reloadApp } from '../../../platform/reloadApp'
import { useServices } from '../../../store/context'
import { errorText } from '../../words/errorText'
import { useWords } from '../../words/words'
import { useToast } from './toastContext'

/** Shows a message about an error. If a part of the app failed to load, the message offers to retry. */
export const useTellFailure = (): ((error: unknown) => void) => {
  const words = useWords()
  const toast = useToast()
  const { persistence } = useServices()
  return useCallback(
    function tell(error) {
      const text = errorText(error, words)
      if (!(error instanceof ChunkLoadError)) return toast({ error: true, text })
      const retry = async () => (await reloadApp(persistence, error.address)) || tell(error)
      toast({ error: true, text, retry: () => void retry() })
    },
    [persistence, toast, words],
  )
}
