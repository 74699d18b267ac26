import { messageOf } from '../../model/messageOf'
import { StillSharingError } from '../../platform/files/shareFile'
import { useWords } from '../words/words'
import { useToast } from './toasts/toastContext'

/**
 * Hands something to the browser or another app, and reports failures.
 *
 * @param failed says what failed, if more is known than that something did
 */
export const useGive = (failed?: (reason: string) => string): ((work: () => Promise<unknown>) => void) => {
  const words = useWords().sharing
  const toast = useToast()
  return (work) => {
    work().catch((reason: unknown) => {
      const isSharing = reason instanceof StillSharingError
      toast({ error: true, text: isSharing ? words.stillOpen : (failed ?? words.failed)(messageOf(reason)) })
    })
  }
}
