import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { drawnText, type NewCanvas } from '../../../src/pdf/drawnText'
import type { SheetFonts } from '../../../src/pdf/usedFonts'
import { lettersOf } from '../../../src/render/font/trueType'
import type { Typeface } from '../../../src/render/sheet/sheetText'
import { typefaceFrom } from '../../../src/render/sheet/typeface'

const read = (file: string): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/inter/${file}`))

const file = read('500Medium/Inter_500Medium.ttf')
const bold = read('700Bold/Inter_700Bold.ttf')

/** The sheet's own font, as the app fetches it. */
export const sheetFont = (): ArrayBuffer => Uint8Array.from(file).buffer

/** Its weights. */
export const sheetFonts = (): SheetFonts => ({ medium: sheetFont(), bold: Uint8Array.from(bold).buffer })

// Without fonts nothing would be drawn, and @napi-rs/canvas 0.1.100 crashes when it measures U+200B.
GlobalFonts.register(file, 'sans-serif')

/** A canvas without a browser, with the sheet's font and the machine's fonts; missing letters are boxes. */
export const newCanvas: NewCanvas = (width, height) =>
  createCanvas(width, height).getContext('2d') as unknown as ReturnType<NewCanvas>

export const sheetTypeface = (): Typeface => ({
  ...typefaceFrom(lettersOf(sheetFont()), drawnText(newCanvas, 'sans-serif')),
  bold: typefaceFrom(lettersOf(Uint8Array.from(bold).buffer), drawnText(newCanvas, 'sans-serif')),
})
