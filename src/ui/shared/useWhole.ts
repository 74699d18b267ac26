import { useMemo } from 'react'
import { drawingsOf } from '../../model/lookups'
import type { State, TochtId, WholeTocht } from '../../model/types'

/**
 * A tocht with its drawings. The list stays the same object until a drawing changes. `undefined` once the tocht is
 * gone.
 */
export const useWhole = ({ tochten, drawings: all }: State, id: TochtId): WholeTocht | undefined => {
  const tocht = tochten[id]
  const ids = tocht?.drawings
  const drawings = useMemo(() => drawingsOf({ drawings: all }, { drawings: ids ?? [] }), [all, ids])
  return useMemo(() => tocht && { tocht, drawings }, [tocht, drawings])
}
