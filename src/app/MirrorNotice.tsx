import { useEffect, useRef } from 'react'
import { useMirrorRefused } from '../store/context'
import { useToast } from '../ui/shared/toasts/toastContext'
import { useWordsLater } from '../ui/words/useWordsLater'

/** Reports once per visit that local storage is full. Nothing is lost, because the database has everything. */
export const MirrorNotice = () => {
  const words = useWordsLater()
  const toast = useToast()
  const refused = useMirrorRefused()
  const told = useRef(false)
  useEffect(() => {
    if (!refused || !words || told.current) return
    told.current = true
    toast({ text: words.mirrorRefused, patient: true })
  }, [refused, toast, words])
  return null
}
