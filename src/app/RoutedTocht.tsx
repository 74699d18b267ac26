import { useMemo, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { tochtAt } from '../model/lookups'
import type { TochtId } from '../model/types'
import { useServices } from '../store/context'
import { HOME_PATH } from '../ui/paths'
import { parseIndex } from './params'

interface Props {
  /** As the address has it. */
  readonly index: string | undefined
  readonly children: (tocht: TochtId) => ReactNode
}

/**
 * Turns the index in the address into the tocht it means, once, on arrival: when another tab reorders the list, this
 * screen stays with its tocht. An address that means none leads home.
 */
export const RoutedTocht = ({ index: text, children }: Props) => {
  const { store } = useServices()
  const index = parseIndex(text)
  const id = useMemo(() => (index === undefined ? undefined : tochtAt(store.getState(), index)?.id), [store, index])
  return id === undefined ? <Navigate to={HOME_PATH} replace /> : children(id)
}
