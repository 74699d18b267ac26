import { useCallback, useState } from 'react'
import { messageOf } from '../../../model/messageOf'
import { ChunkLoadError } from '../../../platform/chunk'
import { useToast } from './toastContext'

/** Reports an error: a part of the app that is missing on the error screen, anything else in a message. */
export const useTellFailure = (): ((error: unknown) => void) => {
  const toast = useToast()
  const [, change] = useState<never>()
  return useCallback(
    (error) => {
      if (!(error instanceof ChunkLoadError)) return toast({ error: true, text: messageOf(error) })
      // React catches only what is thrown while it renders.
      change(() => {
        throw error
      })
    },
    [toast],
  )
}
