import { useNavigate } from 'react-router-dom'
import { newId } from '../../platform/newId'
import { useServices } from '../../store/context'
import { overviewPath } from '../paths'
import { useWords } from '../words/words'
import { exampleTochten } from './example/exampleTochten'

/** Adds the example tochten to an empty home screen, and opens the one in boxes. */
export const useExample = (): (() => void) => {
  const words = useWords().example
  const { store } = useServices()
  const navigate = useNavigate()
  return () => {
    const wholes = exampleTochten(words, newId)
    for (const whole of wholes) store.dispatch({ type: 'addTocht', ...whole })
    void navigate(overviewPath(0, wholes[0]?.tocht.style ?? 0))
  }
}
