import { useNavigate } from 'react-router-dom'
import { HOME_SCOPE } from '../../model/changes/actions'
import type { WholeTocht } from '../../model/types'
import { useServices } from '../../store/context'
import { HOME_PATH, overviewPath } from '../paths'
import { useToast } from '../shared/toasts/toastContext'
import { useWords } from '../words/words'
import { shownName } from '../words/shownName'

/** Adds tochten after the existing ones. Then shows the overview of a single one, or the home screen. */
export const useAdd = (): ((wholes: readonly WholeTocht[]) => void) => {
  const words = useWords()
  const toast = useToast()
  const navigate = useNavigate()
  const { store } = useServices()
  return (wholes) => {
    for (const whole of wholes) store.dispatch({ type: 'addTocht', ...whole })
    const [only, ...others] = wholes.map(({ tocht }) => tocht)
    if (!only || others.length > 0) {
      toast({ text: words.settings.added(wholes.length) })
      void navigate(HOME_PATH)
      return
    }
    const tochtIndex = store.getState().order.indexOf(only.id)
    const name = shownName(only.name, tochtIndex, words)
    toast({ text: words.arrived.added(name), undo: { scope: HOME_SCOPE, label: words.undoIt } })
    void navigate(overviewPath(tochtIndex, only.style))
  }
}
