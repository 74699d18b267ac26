import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createCanvas } from '@napi-rs/canvas'
import { drawnText, type NewCanvas } from '../../src/pdf/drawnText'
import type { Typeface } from '../../src/render/sheetText'
import { lettersOf } from '../../src/render/trueType'
import { typefaceFrom } from '../../src/render/typeface'

const file = readFileSync(
  createRequire(import.meta.url).resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf'),
)

/** The sheet's own typeface, as the app fetches it. */
export const sheetFont = (): ArrayBuffer => Uint8Array.from(file).buffer

/** A canvas without a browser; which letters it has depends on the machine, and those it lacks are boxes. */
export const newCanvas: NewCanvas = (width, height) =>
  createCanvas(width, height).getContext('2d') as unknown as ReturnType<NewCanvas>

export const sheetTypeface = (): Typeface => typefaceFrom(lettersOf(sheetFont()), drawnText(newCanvas, 'sans-serif'))
