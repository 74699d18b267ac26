import { useNavigate } from 'react-router-dom'
import { newSheet } from '../../model/sheet/defaultSheet'
import type { Style } from '../../model/types'
import { newId } from '../../platform/newId'
import { useServices } from '../../store/context'
import { overviewPath } from '../paths'
import { useWords } from '../words/words'

/** Creates a tocht with the next number in its name, and opens its overview. */
export const useNewTocht = (): ((style: Style) => void) => {
  const { store, preferences } = useServices()
  const words = useWords()
  const navigate = useNavigate()
  return (style) => {
    const tochtIndex = store.getState().order.length
    const sheet = newSheet(preferences.get().fillPage)
    const tocht = { id: newId(), name: words.defaultName(tochtIndex + 1), style, sheet, drawings: [] }
    store.dispatch({ type: 'addTocht', tocht, drawings: [] })
    void navigate(overviewPath(tochtIndex, style))
  }
}
