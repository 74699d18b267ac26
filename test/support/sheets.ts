import { DEFAULT_CANVAS } from '../../src/constants'
import { layOutSheet, type MeasureText, type Page, type SheetContent } from '../../src/render/sheet'
import type { Drawing } from '../../src/model/types'
import { drawing } from './drawings'

/** A typeface in which every letter is half as wide as it is high. */
export const measure: MeasureText = (text, size) => (Array.from(text).length * size) / 2

export const emptyDrawings = (count: number): Drawing[] =>
  Array.from({ length: count }, (_, index) => drawing(`d${index}`))

export const layOut = (content: Partial<SheetContent> = {}): readonly Page[] =>
  layOutSheet(
    {
      name: 'Tocht 1',
      phone: '',
      canvas: DEFAULT_CANVAS,
      drawings: [],
      pageLabel: (page, pages) => `Page ${page} of ${pages}`,
      ...content,
    },
    measure,
  )
