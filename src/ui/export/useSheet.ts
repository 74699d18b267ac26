import { useDeferredValue, useMemo } from 'react'
import { canvasOf } from '../../model/lookups'
import { sheetOf, type SheetOptions } from '../../model/sheetOptions'
import { layOutSheet, type Page } from '../../render/sheet'
import { usePreferences } from '../../store/context'
import type { WholeTocht } from '../../model/adopt'
import { languageFor, useWords } from '../words/words'
import { useTypeface, type SheetTypeface } from './useTypeface'

export interface Sheet {
  readonly pages: readonly Page[]
  readonly typeface: SheetTypeface
}

/** The pages of a tocht. With hundreds of drawings a change shows a moment later, and holds up nobody. */
export const useSheet = (whole: WholeTocht): Sheet => {
  const words = useWords().export
  const preferences = usePreferences()
  const language = languageFor(preferences.language, navigator.languages)
  const phone = useDeferredValue(preferences.phone)
  const { tocht, drawings } = useDeferredValue(whole)
  const typeface = useTypeface()
  const pages = useMemo(() => {
    const options = sheetOf(tocht)
    const facts = factsText(options, language)
    const { name, style } = tocht
    return layOutSheet({ name, phone, facts, options, style, canvas: canvasOf(tocht), drawings, words }, typeface)
  }, [tocht, drawings, phone, words, language, typeface])
  return { pages, typeface }
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
