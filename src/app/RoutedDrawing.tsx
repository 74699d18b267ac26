import { useEffect, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { MOST_DRAWINGS } from '../constants'
import type { DrawingId, TochtId } from '../model/types'
import { newId } from '../platform/newId'
import { useServices, useTochten } from '../store/context'
import { HOME_PATH } from '../ui/paths'
import { parseIndex } from './params'

interface Props {
  readonly tocht: TochtId
  /** As the address has it. */
  readonly index: string | undefined
  readonly children: (drawing: DrawingId) => ReactNode
}

/** The drawing that the address asks for (the first if it names none). One that does not exist yet is made. */
export const RoutedDrawing = ({ tocht, index: text = '0', children }: Props) => {
  const { store } = useServices()
  const index = parseIndex(text)
  const drawings = useTochten((state) => state.tochten[tocht]?.drawings)
  const missing = index === undefined || !drawings ? 0 : index + 1 - drawings.length
  const allowed = index !== undefined && (index < MOST_DRAWINGS || missing <= 0)

  useEffect(() => {
    if (!allowed || missing <= 0) return
    const blank = Array.from({ length: missing }, () => ({ id: newId(), elements: [] }))
    store.dispatch({ type: 'addDrawings', tocht, drawings: blank })
  }, [store, tocht, allowed, missing])

  if (!allowed) return <Navigate to={HOME_PATH} replace />
  const id = drawings?.[index]
  return id === undefined ? null : children(id)
}
