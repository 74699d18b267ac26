import { use } from 'react'
import { SHEET_FONT } from '../../render/sheetSvg'
import type { MeasureText } from '../../render/sheet'

/** Large enough that the width of a letter loses nothing to rounding, in CSS pixels. */
const MEASURED_SIZE = 100

/** Text is measured once its typeface is there. Without it (offline on a first visit) the sheet is set in another one. */
const loading = new Map<string, Promise<MeasureText>>()

const measureWith = async (family: string): Promise<MeasureText> => {
  const font = `${MEASURED_SIZE}px "${family}"`
  await document.fonts.load(font).catch(() => [])
  const context = document.createElement('canvas').getContext('2d')
  return (text, size) => {
    if (!context) return (text.length * size) / 2
    context.font = font
    return (context.measureText(text).width * size) / MEASURED_SIZE
  }
}

/** Measures text in the typeface of the sheet; suspends until that is loaded. */
export const useSheetFont = (): MeasureText => {
  const known = loading.get(SHEET_FONT) ?? measureWith(SHEET_FONT)
  loading.set(SHEET_FONT, known)
  return use(known)
}
