import { useDeferredValue, useMemo } from 'react'
import { printedDistance } from '../../model/legs'
import { printCode } from '../../model/sheet/printCode'
import { isFromOsm } from '../../model/routeDoubts'
import type { SheetOptions } from '../../model/sheet/sheetOptions'
import { layOutSides } from '../../render/sheet/sheetSides'
import { BETWEEN_FACTS } from '../../render/sheet/sheetText'
import type { WholeTocht } from '../../model/types'
import type { Language } from '../../storage/settings/languages'
import { useShownLanguage, useWords } from '../words/words'
import type { PrintableSheet } from './making/beginPdf'
import { REGION_OF } from '../words/regions'
import { usePrintedContent } from './usePrintedContent'
import { useReadContent } from './useReadContent'
import { useToday } from './useToday'
import { useTypeface } from './useTypeface'

/**
 * The pages of a tocht, once the typeface is loaded. With hundreds of drawings, a change is laid out a moment later
 * without blocking. Until then the pages are stale, and must not be printed.
 */
export const useSheet = (
  whole: WholeTocht,
): { readonly sheet: PrintableSheet | undefined; readonly isStale: boolean } => {
  const { export: words, route } = useWords()
  const credit = isFromOsm(whole.tocht) ? route.credit : undefined
  const language = useShownLanguage()
  const today = useToday(language)
  const content = usePrintedContent(whole)
  const shown = useDeferredValue(useReadContent(content))
  const typeface = useTypeface()
  const sheet = useMemo(() => {
    if (!typeface || !shown) return undefined
    const { name, options, drawings } = shown
    const total = printedDistance(drawings, options)
    const facts = factsText(options, language, total === undefined ? '' : words.total(words.distance(total)))
    const code = printCode(shown)
    const version = [today, code].join(BETWEEN_FACTS)
    const { pages, sides } = layOutSides({ ...shown, facts, credit, version, words }, typeface)
    const { sheetStart: firstBookmark } = words
    return { title: name, author: options.group, language, firstBookmark, code, pages, sides, font: typeface.font }
  }, [shown, today, language, words, credit, typeface])
  return { sheet, isStale: shown !== content }
}

/** "Scouts Zoniën · Saturday 21 November 2026 · 19:00, church · 8.4 km in all" */
const factsText = ({ group, date, start }: SheetOptions, language: Language, total: string): string =>
  [group.trim(), dayText(date, language), start.trim(), total].filter((fact) => fact !== '').join(BETWEEN_FACTS)

const dayText = (date: string, language: Language): string => {
  const day = new Date(`${date}T00:00:00Z`)
  if (date === '' || Number.isNaN(day.getTime())) return ''
  const look = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(REGION_OF[language], look).format(day)
}
