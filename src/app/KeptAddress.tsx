import { Suspense } from 'react'
import type { AddressIds } from '../ui/paths'
import { useLater } from '../ui/shared/useLater'

/** Nothing can have moved before the screen is there, so what keeps the address in step comes after it. */
export const KeptAddress = ({ ids }: { readonly ids: AddressIds }) => {
  const later = useLater(loadKeeper)
  return <Suspense>{later && <later.AddressKeeper ids={ids} />}</Suspense>
}

const loadKeeper = () => import('./AddressKeeper')
