import { useNavigate } from 'react-router-dom'
import { loadChunk } from '../../platform/chunk'
import { newId } from '../../platform/newId'
import { useServices } from '../../store/context'
import { overviewPath } from '../paths'
import { useTellFailure } from '../shared/toasts/useTellFailure'
import { useWords } from '../words/words'

/** Adds the example tochten to an empty home screen, and opens the one in boxes. */
export const useExample = (): (() => void) => {
  const words = useWords().example
  const { store } = useServices()
  const navigate = useNavigate()
  const tellFailure = useTellFailure()
  const add = async (): Promise<void> => {
    const { exampleTochten } = await loadChunk(() => import('./example/exampleTochten'))
    // A second press during loading must not add a second example.
    if (store.getState().order.length > 0) return
    const wholes = exampleTochten(words, newId)
    for (const whole of wholes) store.dispatch({ type: 'addTocht', ...whole })
    void navigate(overviewPath(0, wholes[0]?.tocht.style ?? 0))
  }
  return () => void add().catch(tellFailure)
}
