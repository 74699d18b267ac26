import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { HOME_SCOPE } from '../../model/actions'
import { newId } from '../../platform/newId'
import { chooseBoxes, type RouteRule } from '../../route/chooseBoxes'
import { useServices } from '../../store/context'
import { routePath } from '../paths'
import { useToast } from '../shared/toastContext'
import { useRouteWords } from '../words/routeWords'
import { useWords } from '../words/words'
import { keepRoads } from './keptRoads'
import { wholeFromRoute } from './wholeFromRoute'
import type { NamedDraft, RouteChoice } from './useRouteChoice'

/** Makes the tocht of a route, as soon as its roads are known, and goes there. */
export const useMakeTocht = ({ waitForDraft }: RouteChoice, rule: RouteRule): (() => Promise<void>) => {
  const table = useWords()
  const words = useRouteWords()
  const toast = useToast()
  const navigate = useNavigate()
  const { store } = useServices()
  const isMaking = useRef(false)

  const make = ({ name, draft }: NamedDraft): void => {
    const chosen = chooseBoxes(draft, rule)
    if (chosen.boxes.length === 0) return
    const index = store.getState().order.length
    const named = name.trim() === '' ? table.defaultName(index + 1) : name
    const { whole, roads } = wholeFromRoute(chosen, named, newId)
    store.dispatch({ type: 'addTocht', ...whole })
    keepRoads(roads)
    // Behind what is kept of it, so that the page does not do both at once.
    setTimeout(() => {
      toast({ text: words.made(whole.drawings.length), undo: { scope: HOME_SCOPE, label: table.undoIt } })
      // In the place of the files, to which nobody comes back.
      void navigate(routePath(index), { replace: true })
    })
  }
  return async () => {
    // A second press while the roads are read would make a second tocht.
    if (isMaking.current) return
    isMaking.current = true
    const made = await waitForDraft()
    isMaking.current = false
    if (made) make(made)
  }
}
