import { useEffect, useRef } from 'react'
import { useMirrorRefused, useServices } from '../store/context'
import { useToast, type ToastMessage } from '../ui/shared/toasts/toastContext'
import { useWords } from '../ui/words/words'

/**
 * Reports, once each, tochten that could not be read and that local storage is full. With a full local storage nothing
 * is lost, because the database has everything.
 */
export const StorageMessages = () => {
  const { unreadable } = useServices()
  const words = useWords()
  const refused = useMirrorRefused()
  useTellOnce(unreadable > 0 && { error: true, text: words.unreadable(unreadable) })
  useTellOnce(refused && { patient: true, text: words.mirrorRefused })
  return null
}

const useTellOnce = (message: ToastMessage | false): void => {
  const toast = useToast()
  const told = useRef(false)
  useEffect(() => {
    if (!message || told.current) return
    told.current = true
    toast(message)
  }, [message, toast])
}
