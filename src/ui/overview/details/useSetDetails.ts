import { filledDetails } from '../../../model/details'
import type { Drawing, TochtId } from '../../../model/types'
import { useServices } from '../../../store/context'

type DetailChanges = Parameters<typeof filledDetails>[0]

/** Changes the details of a drawing in one undo step. */
export const useSetDetails = (tocht: TochtId, drawing: Drawing): ((changes: DetailChanges) => void) => {
  const { store } = useServices()
  return (changes) => {
    const details = filledDetails({ ...drawing, ...changes })
    store.dispatch({ type: 'setDetails', tocht, changes: [{ drawing: drawing.id, details }] })
  }
}
