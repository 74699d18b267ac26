import sheetFont from '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf?url'
import { use } from 'react'
import { drawnText } from '../../pdf/drawnText'
import { SHEET_FONT } from '../../render/sheetSvg'
import type { Typeface } from '../../render/sheetText'
import { lettersOf } from '../../render/trueType'
import { typefaceFrom } from '../../render/typeface'

export interface SheetTypeface extends Typeface {
  /** The font file, for the PDF; undefined where it could not be loaded, and all text is drawn as shapes. */
  readonly font: ArrayBuffer | undefined
}

let loading: Promise<SheetTypeface> | undefined

/** Sets text as the PDF will; suspends until the typeface is loaded. */
export const useTypeface = (): SheetTypeface => {
  loading ??= load()
  return use(loading)
}

const load = async (): Promise<SheetTypeface> => {
  const font = await fetchFont()
  const letters = font ? lettersOf(font) : { advanceOf: () => undefined }
  return { ...typefaceFrom(letters, drawnText(newCanvas, `"${SHEET_FONT}", system-ui, sans-serif`)), font }
}

const fetchFont = async (): Promise<ArrayBuffer | undefined> => {
  try {
    const response = await fetch(sheetFont)
    // Its own letters in a line that is drawn as shapes come from the page.
    await document.fonts.load(`10px "${SHEET_FONT}"`)
    return response.ok ? await response.arrayBuffer() : undefined
  } catch {
    // No network on a first visit.
    return undefined
  }
}

const newCanvas = (width: number, height: number): CanvasRenderingContext2D => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas to draw text on')
  return context
}
