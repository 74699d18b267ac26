import { useEffect } from 'react'
import { useMirrorRefused } from '../store/context'
import { useToast } from '../ui/shared/toastContext'
import { useWordsLater } from '../ui/words/useWordsLater'

/** Says, once a visit, that local storage takes no more; the database still has everything, so there is no haste. */
export const MirrorNotice = () => {
  const words = useWordsLater()
  const toast = useToast()
  const refused = useMirrorRefused()
  useEffect(() => {
    if (refused && words) toast({ text: words.mirrorRefused, patient: true })
  }, [refused, toast, words])
  return null
}
