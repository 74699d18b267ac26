import { useEffect, useState, type ReactNode } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { indexesToCheck } from '../model/fieldCheck'
import { drawingsOf } from '../model/lookups'
import type { DrawingId, State, Tocht } from '../model/types'
import { readLeftPlaces, type FieldScreenName, type LeftPlace } from '../storage/database/leftPlaces'
import { lastTocht } from '../storage/settings/lastTocht'
import { useServices } from '../store/context'
import { HOME_PATH, type DrawingIds } from '../ui/paths'
import { AddressKeeper } from './AddressKeeper'
import { enterWalk } from './enterWalk'
import { useOnEntry } from './useOnEntry'

interface Props {
  readonly screen: FieldScreenName
  /** Receives the drawing and the place where the walk was interrupted. */
  readonly children: (ids: DrawingIds, left: LeftPlace | undefined) => ReactNode
}

/** Reads where walks were interrupted, then resolves the drawing at which this walk continues. */
export const AddressedWalk = ({ screen, ...props }: Props) => {
  const { database } = useServices()
  const [places, setPlaces] = useState<readonly LeftPlace[]>()
  useEffect(() => {
    let isGone = false
    void readLeftPlaces(database, screen).then((read) => isGone || setPlaces(read))
    return () => {
      isGone = true
    }
  }, [database, screen])
  return places && <EnteredWalk screen={screen} places={places} {...props} />
}

/** Shows the drawing of the address; an invalid address leads home. */
const EnteredWalk = ({ screen, children, places }: Props & { readonly places: readonly LeftPlace[] }) => {
  const { store } = useServices()
  const { tocht: tochtParam, drawing: drawingParam } = useParams()
  const placeIn = (one: string): LeftPlace | undefined => places.find((place) => place.tocht === one)
  const ids = useOnEntry<DrawingIds>((known) => {
    const state = store.getState()
    return enterWalk(state, tochtParam, drawingParam, known, {
      tocht: lastTocht(),
      drawing: (one) => firstDrawing(state, one, screen, placeIn(one.id)?.drawing),
    })
  })?.ids
  if (!ids) return <Navigate to={HOME_PATH} replace />
  return (
    <>
      {children(ids, placeIn(ids.tocht))}
      <AddressKeeper ids={ids} />
    </>
  )
}

/** The drawing at which a walk continues: leading where it was interrupted, a check where a drawing needs it. */
const firstDrawing = (
  state: State,
  tocht: Tocht,
  screen: FieldScreenName,
  left: DrawingId | undefined,
): DrawingId | undefined => {
  const from = Math.max(0, left === undefined ? 0 : tocht.drawings.indexOf(left))
  if (screen === 'lead') return tocht.drawings[from]
  const toCheck = indexesToCheck(drawingsOf(state, tocht))
  return tocht.drawings[toCheck.find((index) => index >= from) ?? toCheck[0] ?? -1]
}
