import mediumFile from '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf?url'
import boldFile from '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf?url'
import { startTransition, useEffect, useState } from 'react'
import { drawnText } from '../../pdf/drawnText'
import type { SheetFonts } from '../../pdf/usedFonts'
import { whenIdle } from '../../platform/idle'
import { lettersOf } from '../../render/font/trueType'
import type { Typeface } from '../../render/sheet/sheetText'
import { typefaceFrom } from '../../render/sheet/typeface'
import { BOLD_FONT, BOLD_FONT_WEIGHT, SHEET_FONT, SHEET_FONT_WEIGHT } from '../../render/textSvg'

export interface SheetTypeface extends Typeface {
  /** The font files for the PDF; none when they could not be loaded and all text is outlines. */
  readonly fonts: SheetFonts
}

let loaded: SheetTypeface | undefined
let loading: Promise<SheetTypeface> | undefined

/** The typeface that sets text on screen as in the PDF; `undefined` until it is loaded. */
export const useTypeface = (): SheetTypeface | undefined => {
  const [typeface, setTypeface] = useState(loaded)
  // The font is large, and the page around the sheet can appear without it.
  useEffect(
    () =>
      whenIdle(() => {
        loading ??= load()
        loading.then(
          (one) => startTransition(() => setTypeface(one)),
          (error: unknown) => setTypeface(fail(error)),
        )
      }),
    [],
  )
  return typeface
}

/** Throws an error while React renders, so that the error screen shows it. */
const fail = (error: unknown) => (): never => {
  throw error
}

const load = async (): Promise<SheetTypeface> => {
  const [medium, bold] = await Promise.all([fetchFont(SHEET_FONT, mediumFile), fetchFont(BOLD_FONT, boldFile)])
  loaded = {
    ...weightOf(medium, SHEET_FONT, SHEET_FONT_WEIGHT),
    ...(bold && { bold: weightOf(bold, BOLD_FONT, BOLD_FONT_WEIGHT) }),
    fonts: { medium, bold },
  }
  return loaded
}

const weightOf = (font: ArrayBuffer | undefined, family: string, weight: number): Typeface => {
  const letters = font ? lettersOf(font) : { advanceOf: () => undefined }
  return typefaceFrom(letters, drawnText(newCanvas, `"${family}", system-ui, sans-serif`, weight))
}

const fetchFont = async (family: string, file: string): Promise<ArrayBuffer | undefined> => {
  try {
    const response = await fetch(file)
    if (!response.ok) return undefined
    const font = await response.arrayBuffer()
    // The same file that the PDF embeds, so that text has the same width on screen and paper.
    document.fonts.add(await new FontFace(family, font).load())
    return font
  } catch {
    // The font cannot be fetched when the first visit is offline.
    return undefined
  }
}

const newCanvas = (width: number, height: number): CanvasRenderingContext2D | undefined => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  return canvas.getContext('2d', { willReadFrequently: true }) ?? undefined
}
