import { cleanDetails, type DetailChanges } from '../../../model/details'
import type { Drawing, TochtId } from '../../../model/types'
import { useServices } from '../../../store/context'

/** Changes some details of a drawing in one undo step. */
export const useSetDetails = (tocht: TochtId, drawing: Drawing): ((changes: DetailChanges) => void) => {
  const { store } = useServices()
  return (changes) =>
    void store.dispatch({
      type: 'setDetails',
      tocht,
      changes: [{ drawing: drawing.id, details: cleanDetails(changes) }],
    })
}
