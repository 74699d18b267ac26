import sheetFont from '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf?url'
import { startTransition, useEffect, useState } from 'react'
import { drawnText } from '../../pdf/drawnText'
import { whenIdle } from '../../platform/idle'
import { lettersOf } from '../../render/font/trueType'
import type { Typeface } from '../../render/sheet/sheetText'
import { typefaceFrom } from '../../render/sheet/typeface'
import { SHEET_FONT } from '../../render/sheetSvg'

export interface SheetTypeface extends Typeface {
  /** The font file for the PDF; `undefined` when it could not be loaded and all text is outlines. */
  readonly font: ArrayBuffer | undefined
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
  const font = await fetchFont()
  const letters = font ? lettersOf(font) : { advanceOf: () => undefined }
  loaded = { ...typefaceFrom(letters, drawnText(newCanvas, `"${SHEET_FONT}", system-ui, sans-serif`)), font }
  return loaded
}

const fetchFont = async (): Promise<ArrayBuffer | undefined> => {
  try {
    const response = await fetch(sheetFont)
    if (!response.ok) return undefined
    const font = await response.arrayBuffer()
    // The same file that the PDF embeds, so that text has the same width on screen and paper.
    document.fonts.add(await new FontFace(SHEET_FONT, font).load())
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
