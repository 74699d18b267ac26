import { useEffect, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { DrawingId, TochtId } from '../model/types'
import { useServices } from '../store/context'
import { HOME_PATH, type DrawingIds } from '../ui/paths'
import { enterDrawing } from './entries'
import { KeptAddress } from './KeptAddress'
import { useOnEntry } from './useOnEntry'

interface Props {
  /** As the address has them; the first drawing if it names none. */
  readonly tocht: string | undefined
  readonly index: string | undefined
  /** Whether a drawing that does not exist yet is made. */
  readonly makes: boolean
  readonly children: (tocht: TochtId, drawing: DrawingId) => ReactNode
}

/** The drawing that the address meant when it was entered. An address that means none leads home. */
export const RoutedDrawing = ({ tocht, index, makes, children }: Props) => {
  const { store } = useServices()
  const entry = useOnEntry<DrawingIds>((known) => {
    const contents = { state: store.getState(), history: store.getHistory() }
    return enterDrawing(contents, tocht, index, known, makes)
  })
  useEffect(() => {
    if (entry?.missing) store.dispatch({ type: 'addDrawings', tocht: entry.ids.tocht, drawings: entry.missing })
  }, [store, entry])
  if (!entry) return <Navigate to={HOME_PATH} replace />
  return (
    <>
      {children(entry.ids.tocht, entry.ids.drawing)}
      <KeptAddress ids={entry.ids} />
    </>
  )
}
