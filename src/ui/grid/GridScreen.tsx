import { Navigate } from 'react-router-dom'
import type { DrawingId, TochtId } from '../../model/types'
import { useTochten } from '../../store/context'
import { HOME_PATH } from '../paths'
import { GridTable } from './GridTable'
import '../style/screens.css'

interface Props {
  readonly tochtId: TochtId
  readonly drawingId: DrawingId
}

/** The grid editor for one fish-bone, for as long as that exists. */
export const GridScreen = ({ tochtId, drawingId }: Props) => {
  const state = useTochten((all) => all)
  const tocht = state.tochten[tochtId]
  const drawing = state.drawings[drawingId]
  return tocht && drawing ? (
    <GridTable key={drawingId} state={state} tocht={tocht} drawing={drawing} />
  ) : (
    <Navigate to={HOME_PATH} replace />
  )
}
