import { useDeferredValue, useMemo } from 'react'
import { printCode } from '../../model/sheet/printCode'
import { sheetOf } from '../../model/sheet/readSheet'
import type { WholeTocht } from '../../model/types'

/** The code of the current version, updated a moment after each change; `undefined` until it is known. */
export const usePrintCode = ({ tocht, drawings }: WholeTocht): string | undefined => {
  const { startNote = '', finishNote = '', toFirst } = sheetOf(tocht)
  const route = useMemo(
    () => ({ options: { startNote, finishNote, toFirst }, drawings }),
    [startNote, finishNote, toFirst, drawings],
  )
  const shown = useDeferredValue<typeof route | undefined>(route, undefined)
  return useMemo(() => shown && printCode(shown), [shown])
}
