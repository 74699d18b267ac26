import { TriangleAlert } from 'lucide-react'
import type { WholeTocht } from '../../model/adopt'
import { sheetOf } from '../../model/readSheet'
import { useWords } from '../words/words'
import { usePrintCode } from './usePrintCode'

/** The version code of the sheet, and whether that version was printed. */
export const VersionText = ({ whole }: { readonly whole: WholeTocht }) => {
  const { asPrinted, notPrinted, changed } = useWords().version
  const code = usePrintCode(whole)
  const { printed } = sheetOf(whole.tocht)
  if (code && printed && printed !== code) {
    return (
      <p className="flex items-center gap-1 text-sm font-medium">
        <TriangleAlert className="size-4 shrink-0 text-danger" aria-hidden />
        {changed(code, printed)}
      </p>
    )
  }
  // The line exists before the code is known, so that nothing moves.
  return <p className="min-h-5 text-sm text-text-soft">{code && (printed ? asPrinted : notPrinted)(code)}</p>
}
