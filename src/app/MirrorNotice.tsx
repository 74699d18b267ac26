import { useEffect } from 'react'
import { useMirrorRefused } from '../store/context'
import { useToast } from '../ui/shared/toastContext'
import { useTableWords } from '../ui/words/words'

/** Says, once a visit, that local storage takes no more; the database still has everything, so there is no haste. */
export const MirrorNotice = () => {
  const words = useTableWords()
  const toast = useToast()
  const refused = useMirrorRefused()
  useEffect(() => {
    if (refused) toast({ text: words.save.mirrorRefused, patient: true })
  }, [refused, toast, words])
  return null
}
