import { useDeferredValue, useMemo, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { routeInkOf } from '../../geometry/junction/routeInk'
import { signsIn } from '../../geometry/junction/signsIn'
import { printedDistance } from '../../model/legs'
import { canvasOf } from '../../model/lookups'
import { isFromOsm } from '../../model/routeDoubts'
import { printCode } from '../../model/sheet/printCode'
import { sheetOf } from '../../model/sheet/readSheet'
import type { SheetOptions } from '../../model/sheet/sheetOptions'
import type { WholeTocht, Drawing, Size, Style } from '../../model/types'
import type { PaperCode } from '../../render/sheet/sheetContent'
import { layOutSides } from '../../render/sheet/sheetSides'
import { BETWEEN_FACTS } from '../../render/sheet/sheetText'
import type { Language } from '../../storage/settings/languages'
import { usePreferences } from '../../store/context'
import { describeNumbered } from '../words/describeNumbered'
import { REGION_OF } from '../words/regions'
import { useShownLanguage, useWords } from '../words/words'
import type { PrintableSheet } from './making/beginPdf'
import { makePaperCode } from './paperCode'
import { readInSlices } from './readInSlices'
import { useTypeface } from './useTypeface'

/**
 * The pages of a tocht, once the typeface is loaded. With hundreds of drawings, a change is laid out a moment later
 * without blocking. Until then the pages are stale, and must not be printed.
 */
export const useSheet = (
  whole: WholeTocht,
): { readonly sheet: PrintableSheet | undefined; readonly isStale: boolean } => {
  const all = useWords()
  const { export: words, route } = all
  const credit = isFromOsm(whole.tocht) ? route.credit : undefined
  const language = useShownLanguage()
  const today = useToday(language)
  const content = usePrintedContent(whole)
  const coded = useDeferredValue(useCoded(useReadContent(content), whole))
  const typeface = useTypeface()
  const sheet = useMemo(() => {
    if (!typeface || !coded) return undefined
    const { content: shown, code: paperCode } = coded
    const { name, options, drawings } = shown
    const total = printedDistance(drawings, options)
    const inAll = total === undefined ? '' : words.total(words.distance(total))
    const facts = factsText(options, dayText(options.date, language, 'long'), inAll)
    const day = dayText(options.date, language)
    const shorterFacts = [factsText(options, day, inAll), factsText({ ...options, group: '' }, day, inAll)]
    const code = printCode(shown)
    const version = [today, code].join(BETWEEN_FACTS)
    const texts = { facts, shorterFacts, credit, version, code: paperCode, words }
    const { pages, sides } = layOutSides({ ...shown, ...texts }, typeface)
    const { sheetStart: firstBookmark } = words
    const describe: PrintableSheet['describe'] = (number, rows) =>
      describeNumbered(number, drawings[number - 1]?.elements ?? [], all, rows)
    const { fonts } = typeface
    return { title: name, author: options.group, language, firstBookmark, code, pages, sides, describe, fonts }
  }, [coded, today, language, words, all, credit, typeface])
  return { sheet, isStale: coded?.content !== content }
}

/** "Scouts Zoniën · Saturday 21 November 2026 · 19:00, church · 8.4 km in all" */
const factsText = ({ group, start }: SheetOptions, day: string, total: string): string =>
  [group.trim(), day, start.trim(), total].filter((fact) => fact !== '').join(BETWEEN_FACTS)

const dayText = (date: string, language: Language, weekday?: 'long'): string => {
  const day = new Date(`${date}T00:00:00Z`)
  if (date === '' || Number.isNaN(day.getTime())) return ''
  const look = { weekday, day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(REGION_OF[language], look).format(day)
}

/**
 * The content to print, once all its drawings are read, so that the layout finds cached readings. Until then, the
 * previous content is returned; `undefined` at first.
 */
const useReadContent = (content: PrintedContent): PrintedContent | undefined => {
  const [read, setRead] = useState<PrintedContent>()
  const { drawings, options } = content
  const isNeeded = options.legend === true || options.emphasis === true
  useEffect(() => {
    if (!isNeeded) return undefined
    return readInSlices(
      drawings,
      (elements) => [signsIn(elements), routeInkOf(elements)],
      () => setRead(content),
    )
  }, [content, drawings, isNeeded])
  if (!isNeeded && read !== content) setRead(content)
  return isNeeded ? read : content
}

interface CodedContent {
  readonly content: PrintedContent
  readonly code: PaperCode | undefined
}

/** The content with the code that loads it, once that is made. Until then, the previous content with its code. */
const useCoded = (read: PrintedContent | undefined, whole: WholeTocht): CodedContent | undefined => {
  const [made, setMade] = useState<CodedContent>()
  const isWanted = read?.options.code === true
  const make = useEffectEvent(() => makePaperCode(whole))
  useEffect(() => {
    if (!read || !isWanted) return undefined
    let isCurrent = true
    void make().then((code) => isCurrent && setMade({ content: read, code }))
    return () => {
      isCurrent = false
    }
  }, [read, isWanted])
  if (read && !isWanted && made?.content !== read) setMade({ content: read, code: undefined })
  return made
}

/** Today's date as printed: "23/11/2026". Updated when the app becomes visible again, perhaps days later. */
const useToday = (language: Language): string => useSyncExternalStore(subscribe, () => todayText(language))

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const todayText = (language: Language): string => {
  const look = { day: 'numeric', month: 'numeric', year: 'numeric' } as const
  return new Intl.DateTimeFormat(REGION_OF[language], look).format(Date.now())
}

/** Everything on a sheet except the print date and the credit for its map. */
interface PrintedContent {
  readonly name: string
  readonly phone: string
  readonly language: string
  readonly style: Style
  readonly canvas: Size
  readonly options: SheetOptions
  readonly drawings: readonly Drawing[]
}

/** The printable content of a tocht: the same object until it changes. */
const usePrintedContent = ({ tocht, drawings }: WholeTocht): PrintedContent => {
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
