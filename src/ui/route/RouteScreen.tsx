import { useEffect } from 'react'
import type { TochtId } from '../../model/types'
import { useServices } from '../../store/context'
import { sweepRoads } from '../shared/evidence/keptRoads'
import { ChooseScreen } from './choose/ChooseScreen'
import { LookScreen } from './look/LookScreen'

/** Makes a tocht from a recorded route: first the choice of files, then the drawings made from them. */
export const RouteScreen = ({ tochtId }: { readonly tochtId?: TochtId }) => {
  const { store } = useServices()
  useEffect(() => void sweepRoads(store.getState()), [store])
  return tochtId === undefined ? <ChooseScreen /> : <LookScreen tochtId={tochtId} />
}
