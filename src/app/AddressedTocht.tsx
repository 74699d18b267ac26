import type { ComponentType, ReactNode } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import type { TochtId } from '../model/types'
import { useServices } from '../store/context'
import { HOME_PATH, type AddressIds } from '../ui/paths'
import { AddressKeeper } from './AddressKeeper'
import { enterTocht } from './entries'
import { useOnEntry } from './useOnEntry'

interface Props {
  readonly children: (tocht: TochtId) => ReactNode
}

/** Resolves the tocht of an address when it is entered. An invalid address leads home. */
const AddressedTocht = ({ children }: Props) => {
  const { tocht } = useParams()
  const { store } = useServices()
  const ids = useOnEntry<AddressIds>((known) => enterTocht(store.getState(), tocht, known))?.ids
  if (!ids) return <Navigate to={HOME_PATH} replace />
  return (
    <>
      {children(ids.tocht)}
      <AddressKeeper ids={ids} />
    </>
  )
}

/** A screen of the tocht that the address names. */
export const ofTocht =
  (Screen: ComponentType<{ readonly tochtId: TochtId }>): ComponentType =>
  () => <AddressedTocht>{(id) => <Screen key={id} tochtId={id} />}</AddressedTocht>
