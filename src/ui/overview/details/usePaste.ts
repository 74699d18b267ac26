import type { ClipboardEvent } from 'react'
import { filledDetails } from '../../../model/details'
import type { WholeTocht } from '../../../model/types'
import { useServices } from '../../../store/context'
import { focusUnreadable } from '../../shared/focusUnreadable'
import { useToast } from '../../shared/toasts/toastContext'
import { useWords } from '../../words/words'
import { fieldsLike } from './nextField'
import { pastedDistances } from '../../../model/texts/pastedDistances'

/**
 * Pastes a column of distances into a field and the fields below it, in one undo step. An empty line changes nothing. A
 * column that is longer than the list is refused as a whole.
 */
export const usePaste = ({ tocht, drawings }: WholeTocht): ((event: ClipboardEvent) => void) => {
  const words = useWords().overview
  const toast = useToast()
  const { store } = useServices()
  return (event) => {
    const { target, currentTarget } = event
    if (!(target instanceof HTMLInputElement)) return
    const fields = fieldsLike(currentTarget, 'distance')
    const index = fields.indexOf(target)
    const distances = index < 0 ? undefined : pastedDistances(event.clipboardData.getData('text/plain'))
    if (distances === undefined) return
    event.preventDefault()
    if (distances === 'wrong') return toast({ error: true, text: words.distanceWrong })
    const surplus = distances.length - (fields.length - index)
    if (surplus > 0) return toast({ error: true, text: words.list.tooMany(surplus) })
    // Saves the typed text first, so that it does not overwrite the pasted distances later.
    target.blur()
    // An unreadable distance would stay in its field, and hide the pasted one.
    if (focusUnreadable()) return
    const legs = [undefined, ...drawings].map((drawing, leg) => ({ drawing, distance: distances[leg - index] }))
    const changes = legs.flatMap(({ drawing, distance }) =>
      drawing && distance !== undefined
        ? [{ drawing: drawing.id, details: filledDetails({ ...drawing, distance }) }]
        : [],
    )
    const toFirst = legs[0]?.distance
    const choices = toFirst === undefined ? undefined : { toFirst }
    store.dispatch({ type: 'setDetails', tocht: tocht.id, changes, choices })
    fields[index + distances.length - 1]?.focus()
  }
}
