import { Navigate } from 'react-router-dom'
import type { DrawingId, TochtId } from '../../model/types'
import { useTochten } from '../../store/context'
import { HOME_PATH } from '../paths'
import { DrawingTable } from './DrawingTable'

interface Props {
  readonly tochtId: TochtId
  readonly drawingId: DrawingId
}

/** The drawing table for one junction, for as long as that exists. */
export const FreeDrawScreen = ({ tochtId, drawingId }: Props) => {
  const state = useTochten((all) => all)
  const tocht = state.tochten[tochtId]
  const drawing = state.drawings[drawingId]
  return tocht && drawing ? (
    <DrawingTable state={state} tocht={tocht} drawing={drawing} />
  ) : (
    <Navigate to={HOME_PATH} replace />
  )
}
