import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { checkStates, isSeen } from '../model/fieldCheck'
import { drawingsOf } from '../model/lookups'
import type { DrawingId, State, Tocht, TochtId } from '../model/types'
import { openLeftPlaces, type FieldScreen } from '../storage/settings/leftPlaces'
import { useServices } from '../store/context'
import { HOME_PATH, type DrawingIds } from '../ui/paths'
import { enterStop } from './enterStop'
import { KeptAddress } from './KeptAddress'
import { useOnEntry } from './useOnEntry'

interface Props {
  readonly screen: FieldScreen
  /** As the address has them; each may be missing. */
  readonly tocht: string | undefined
  readonly index: string | undefined
  readonly children: (tocht: TochtId, drawing: DrawingId) => ReactNode
}

/** The drawing that somebody stands at. An address that means none leads home. */
export const RoutedStop = ({ screen, tocht, index, children }: Props) => {
  const { store } = useServices()
  const ids = useOnEntry<DrawingIds>((known) => {
    const state = store.getState()
    const places = openLeftPlaces()
    return enterStop(state, tocht, index, known, {
      tocht: places.lastTocht(),
      drawing: (one) => firstStop(state, one, screen, places.placeOn(screen)?.drawing),
    })
  })?.ids
  if (!ids) return <Navigate to={HOME_PATH} replace />
  return (
    <>
      {children(ids.tocht, ids.drawing)}
      <KeptAddress ids={ids} />
    </>
  )
}

/** Where it was left; a check goes on from there with the first drawing that nobody has seen as it is. */
const firstStop = (
  state: State,
  tocht: Tocht,
  screen: FieldScreen,
  left: DrawingId | undefined,
): DrawingId | undefined => {
  const from = Math.max(0, left === undefined ? 0 : tocht.drawings.indexOf(left))
  if (screen === 'lead') return tocht.drawings[from]
  const states = checkStates(drawingsOf(state, tocht))
  const open = tocht.drawings.filter((_, place) => !isSeen(states[place]))
  return open.find((id) => tocht.drawings.indexOf(id) >= from) ?? open[0]
}
