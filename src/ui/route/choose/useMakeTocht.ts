import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { HOME_SCOPE } from '../../../model/changes/actions'
import { newSheet } from '../../../model/sheet/defaultSheet'
import { newId } from '../../../platform/newId'
import { nextTask } from '../../../platform/nextTask'
import { chooseBoxes, isMakeable } from '../../../route/boxes/chooseBoxes'
import { useServices } from '../../../store/context'
import { routePath } from '../../paths'
import { keepRoads } from '../../shared/evidence/keptRoads'
import { useToast } from '../../shared/toasts/toastContext'
import { useHandler } from '../../shared/useHandler'
import { shownName } from '../../words/shownName'
import { useWords } from '../../words/words'
import { wholeFromRoute } from '../wholeFromRoute'
import type { NamedDraft, RouteChoice } from './useRouteChoice'

/** Makes the tocht of a route as soon as its roads are known, and shows it. */
export const useMakeTocht = ({ waitForDraft, rule, forget }: RouteChoice): (() => Promise<void>) => {
  const allWords = useWords()
  const words = allWords.routeScreen
  const toast = useToast()
  const navigate = useNavigate()
  const { store, preferences } = useServices()
  const isMaking = useRef(false)

  /**
   * Makes, stores and shows the tocht in separate tasks, so that none is long. A handler, because another rule can be
   * chosen while the roads are read.
   */
  const make = useHandler(async ({ name, draft }: NamedDraft): Promise<void> => {
    await nextTask()
    const chosen = chooseBoxes(draft, rule)
    if (!isMakeable(chosen)) return
    const named = shownName(name, store.getState().order.length, allWords)
    const { whole, roads } = wholeFromRoute(chosen, named, newSheet(preferences.get().fillPage), newId)
    await nextTask()
    const tochtIndex = store.getState().order.length
    store.dispatch({ type: 'addTocht', ...whole })
    keepRoads(roads)
    forget()
    await nextTask()
    // Replaces the history entry of this screen, so that Back does not return to the chosen files.
    void navigate(routePath(tochtIndex), { replace: true })
    toast({ text: words.made(whole.drawings.length), undo: { scope: HOME_SCOPE, label: allWords.undoIt } })
  })
  return async () => {
    // A second press while the roads are read would make a second tocht.
    if (isMaking.current) return
    isMaking.current = true
    try {
      const made = await waitForDraft()
      if (made) await make(made)
    } finally {
      isMaking.current = false
    }
  }
}
