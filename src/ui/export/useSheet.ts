import { useDeferredValue, useMemo } from 'react'
import { canvasOf } from '../../model/lookups'
import { sheetOf } from '../../model/readSheet'
import type { SheetOptions } from '../../model/sheetOptions'
import { layOutSheet } from '../../render/sheet'
import { usePreferences } from '../../store/context'
import type { WholeTocht } from '../../model/adopt'
import { languageFor } from '../../storage/settings/languages'
import { useWords } from '../words/words'
import type { Printed } from './beginPdf'
import { useTypeface } from './useTypeface'

/**
 * The pages of a tocht, once the typeface is there by which their lines are broken. With hundreds of drawings a change
 * shows a moment later, and holds up nobody.
 */
export const useSheet = (whole: WholeTocht): Printed | undefined => {
  const words = useWords().export
  const preferences = usePreferences()
  const language = languageFor(preferences.language, navigator.languages)
  const phone = useDeferredValue(preferences.phone)
  const { tocht, drawings } = useDeferredValue(whole)
  const typeface = useTypeface()
  return useMemo(() => {
    if (!typeface) return undefined
    const options = sheetOf(tocht)
    const facts = factsText(options, language)
    const { name, style } = tocht
    const content = { name, phone, facts, options, style, canvas: canvasOf(tocht), drawings, words }
    return { title: name, author: options.group, pages: layOutSheet(content, typeface), font: typeface.font }
  }, [tocht, drawings, phone, words, language, typeface])
}

/** "Scouts Zoniën · Saturday 21 November 2026 · 19:00, church" */
const factsText = ({ group, date, start }: SheetOptions, language: string): string =>
  [group.trim(), dayText(date, language), start.trim()].filter((fact) => fact !== '').join(' · ')

const dayText = (date: string, language: string): string => {
  const day = new Date(`${date}T00:00:00Z`)
  if (date === '' || Number.isNaN(day.getTime())) return ''
  const look = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'nl-BE', look).format(day)
}
