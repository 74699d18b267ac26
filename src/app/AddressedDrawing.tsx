import { useEffect, type ReactNode } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import type { DrawingId, TochtId } from '../model/types'
import { useServices } from '../store/context'
import { HOME_PATH, type DrawingIds } from '../ui/paths'
import { AddressKeeper } from './AddressKeeper'
import { enterDrawing } from './entries'
import { useOnEntry } from './useOnEntry'

interface Props {
  /** Whether to create a missing drawing that the address names. */
  readonly makes: boolean
  readonly children: (tocht: TochtId, drawing: DrawingId) => ReactNode
}

/**
 * Resolves the drawing of an address when it is entered: without an index, the first one. An invalid address leads home.
 */
export const AddressedDrawing = ({ makes, children }: Props) => {
  const { tocht, drawing } = useParams()
  const { store } = useServices()
  const target = useOnEntry<DrawingIds>((known) => {
    const contents = { state: store.getState(), history: store.getHistory() }
    return enterDrawing(contents, tocht, drawing, known, makes)
  })
  useEffect(() => {
    if (target?.missing) store.dispatch({ type: 'addDrawings', tocht: target.ids.tocht, drawings: target.missing })
  }, [store, target])
  if (!target) return <Navigate to={HOME_PATH} replace />
  return (
    <>
      {children(target.ids.tocht, target.ids.drawing)}
      <AddressKeeper ids={target.ids} />
    </>
  )
}
