import { useMemo } from 'react'
import type { Drawing, Size, Style, WholeTocht } from '../../model/types'
import { canvasOf } from '../../model/lookups'
import { sheetOf } from '../../model/sheet/readSheet'
import type { SheetOptions } from '../../model/sheet/sheetOptions'
import { usePreferences } from '../../store/context'
import { useShownLanguage } from '../words/words'

/** Everything on a sheet except the print date and the credit for its map. */
export interface PrintedContent {
  readonly name: string
  readonly phone: string
  readonly language: string
  readonly style: Style
  readonly canvas: Size
  readonly options: SheetOptions
  readonly drawings: readonly Drawing[]
}

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
