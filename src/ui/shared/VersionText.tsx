import { TriangleAlert } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { printCode } from '../../model/sheet/printCode'
import { sheetOf } from '../../model/sheet/readSheet'
import type { WholeTocht } from '../../model/types'
import { useWords } from '../words/words'

/** The version code of the route, and whether that version was printed. */
export const VersionText = ({ whole }: { readonly whole: WholeTocht }) => {
  const { asPrinted, notPrinted, changedSince, changed } = useWords().version
  const code = usePrintCode(whole)
  const { printed } = sheetOf(whole.tocht)
  if (code && printed && printed !== code) {
    return (
      <p className="flex items-center gap-x-1 text-sm">
        <TriangleAlert className="size-4 shrink-0 self-start text-danger" aria-hidden />
        <span>
          <strong className="font-medium">{`${changedSince} `}</strong>
          <span className="text-text-soft">{changed(code, printed)}</span>
        </span>
      </p>
    )
  }
  // The line exists before the code is known, so that nothing moves when the code appears.
  return <p className="min-h-5 text-sm text-text-soft">{code && (printed ? asPrinted : notPrinted)(code)}</p>
}

/** The code of the current version, updated a moment after each change; `undefined` until it is known. */
const usePrintCode = ({ tocht, drawings }: WholeTocht): string | undefined => {
  const { startNote = '', finishNote = '', toFirst } = sheetOf(tocht)
  const route = useMemo(
    () => ({ options: { startNote, finishNote, toFirst }, drawings }),
    [startNote, finishNote, toFirst, drawings],
  )
  const shown = useDeferredValue<typeof route | undefined>(route, undefined)
  return useMemo(() => shown && printCode(shown), [shown])
}
