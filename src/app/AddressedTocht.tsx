import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { TochtId } from '../model/types'
import { useServices } from '../store/context'
import { HOME_PATH, type AddressIds } from '../ui/paths'
import { AddressKeeper } from './AddressKeeper'
import { enterTocht } from './entries'
import { useOnEntry } from './useOnEntry'

interface Props {
  /** The index from the address. */
  readonly tochtParam: string | undefined
  readonly children: (tocht: TochtId) => ReactNode
}

/** Resolves the tocht of an address when it is entered. An invalid address leads home. */
export const AddressedTocht = ({ tochtParam, children }: Props) => {
  const { store } = useServices()
  const ids = useOnEntry<AddressIds>((known) => enterTocht(store.getState(), tochtParam, known))?.ids
  if (!ids) return <Navigate to={HOME_PATH} replace />
  return (
    <>
      {children(ids.tocht)}
      <AddressKeeper ids={ids} />
    </>
  )
}
