import { useDeferredValue, useMemo } from 'react'
import type { WholeTocht } from '../../model/types'
import { canvasOf } from '../../model/lookups'
import { printCode, type PrintedContent } from '../../model/sheet/printCode'
import { sheetOf } from '../../model/sheet/readSheet'
import type { SheetOptions } from '../../model/sheet/sheetOptions'
import { usePreferences } from '../../store/context'
import { useShownLanguage } from '../words/words'

/** The printable content of a tocht: the same object until it changes. */
export const usePrintedContent = ({ tocht, drawings }: WholeTocht): PrintedContent => {
  const { phone } = usePreferences()
  const language = useShownLanguage()
  const { name, style } = tocht
  const canvas = canvasOf(tocht)
  // The options are compared as text, so that a change of `printed` alone makes no new content.
  const choices = JSON.stringify({ ...sheetOf(tocht), printed: undefined })
  return useMemo(
    () => ({ name, phone, language, style, canvas, options: JSON.parse(choices) as SheetOptions, drawings }),
    [name, phone, language, style, canvas, choices, drawings],
  )
}

/** The code of the current version, updated a moment after each change; `undefined` until it is known. */
export const usePrintCode = (whole: WholeTocht): string | undefined => {
  const content = useDeferredValue<PrintedContent | undefined>(usePrintedContent(whole), undefined)
  return useMemo(() => content && printCode(content), [content])
}
