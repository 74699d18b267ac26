import type { ClipboardEvent } from 'react'
import { parseMetres } from '../../../model/texts/metres'
import type { WholeTocht } from '../../../model/types'
import { useServices } from '../../../store/context'
import { useWords } from '../../words/words'
import { focusUnreadable } from '../focusUnreadable'
import { useToast } from '../toasts/toastContext'

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
    const leg = target.closest<HTMLElement>('[data-leg]')?.dataset['leg']
    const first = Number(leg)
    const distances = leg === undefined ? undefined : pastedDistances(event.clipboardData.getData('text/plain'))
    if (distances === undefined) return
    event.preventDefault()
    if (distances === 'wrong') return toast({ error: true, text: words.distanceWrong })
    const surplus = first + distances.length - (drawings.length + 1)
    if (surplus > 0) return toast({ error: true, text: words.details.tooMany(surplus) })
    // Saves the typed text first, so that it does not overwrite the pasted distances later.
    target.blur()
    // An unreadable distance would stay in its field, and hide the pasted one.
    if (focusUnreadable()) return
    const legs = [undefined, ...drawings].map((drawing, index) => ({ drawing, distance: distances[index - first] }))
    const changes = legs.flatMap(({ drawing, distance }) =>
      drawing && distance !== undefined ? [{ drawing: drawing.id, details: { distance } }] : [],
    )
    const toFirst = legs[0]?.distance
    const choices = toFirst === undefined ? undefined : { toFirst }
    store.dispatch({ type: 'setDetails', tocht: tocht.id, changes, choices })
    // The list fills its rows one after the other: the last one may have no field yet.
    const last = currentTarget.querySelector<HTMLInputElement>(`[data-leg="${first + distances.length - 1}"] input`)
    ;(last ?? target).focus()
  }
}

/**
 * Reads the distances of a pasted column, one per line; an empty line gives `undefined`. Of several columns, only the
 * first is read.
 *
 * @returns `undefined` for a text of one line, 'wrong' when a line is not a distance
 */
export const pastedDistances = (text: string): readonly (number | undefined)[] | 'wrong' | undefined => {
  const lines = text
    .trimEnd()
    .split(/\r\n|\r|\n/)
    .map((line) => line.split('\t', 1)[0]?.trim() ?? '')
  if (lines.length < 2) return undefined
  const read = lines.map((line) => (line === '' ? undefined : (parseMetres(line) ?? 'wrong')))
  return read.includes('wrong') ? 'wrong' : (read as readonly (number | undefined)[])
}
