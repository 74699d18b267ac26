import { loadChunk } from '../platform/chunk'
import type { AddressIds } from '../ui/paths'
import { useLater } from '../ui/shared/loading/useLater'

/** Loads the address keeper after the screen, because the screen can be shown without it. */
export const KeptAddress = ({ ids }: { readonly ids: AddressIds }) => {
  const later = useLater(loadKeeper)
  return later && <later.AddressKeeper ids={ids} />
}

const loadKeeper = () => loadChunk(() => import('./AddressKeeper'))
