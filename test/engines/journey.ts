import { expect } from '@playwright/test'
import type { DrawingElement } from '../../src/model/types'
import type { CanvasPlace } from '../e2e/canvas'
import { imageObjects, readPdf } from '../support/paper/pdf'
import { draw, fill, hideIntro, inkAt, mirroredElements, press, saved, see } from './controls'
import type { Engine, EnginePointer } from './engine'

const NAME = 'Kamp Ørsted'
const ROAD: readonly CanvasPlace[] = [
  { x: 0.5, y: 0.85 },
  { x: 0.5, y: 0.5 },
]
const EXIT: readonly CanvasPlace[] = [
  { x: 0.5, y: 0.5 },
  { x: 0.8, y: 0.25 },
]
const BEND: readonly CanvasPlace[] = [
  { x: 0.1, y: 0.6 },
  { x: 0.3, y: 0.7 },
  { x: 0.2, y: 0.9 },
]
const FIRST: readonly CanvasPlace[] = [
  { x: 0.75, y: 0.6 },
  { x: 0.9, y: 0.8 },
]
const RUB: readonly CanvasPlace[] = [
  { x: 0.35, y: 0.68 },
  { x: 0.65, y: 0.68 },
]

/** The date and code of a sheet. */
const VERSION = /\d{2}\/\d{2}\/\d{4} · \w{4}/

/** Results of the journey, to compare between browsers. */
export interface Findings {
  readonly elements: readonly DrawingElement[]
  readonly pdf: { readonly pages: number; readonly title: string; readonly text: string; readonly images: number }
}

/** The whole job of a first-time leader; the last stroke uses the given pointer. */
export const travel = async (engine: Engine, pointer: EnginePointer): Promise<Findings> => {
  await begin(engine)
  await drawJunction(engine, pointer)
  await rub(engine)
  await undoAndReload(engine)
  const elements = await drawAtOnce(engine)
  const pdf = await print(engine)
  await walk(engine)
  await changeSettings(engine)
  expect(await engine.complaints(), `${engine.name} complains of nothing`).toEqual([])
  return { elements, pdf }
}

const begin = async (engine: Engine): Promise<void> => {
  await engine.open('/')
  await hideIntro(engine)
  await engine.reload()
  await press(engine, 'Add tocht')
  await press(engine, 'Rename')
  await fill(engine, 'Name', `${NAME}\n`)
  await press(engine, 'Add drawing')
  await press(engine, 'Drawing 1')
}

const drawJunction = async (engine: Engine, pointer: EnginePointer): Promise<void> => {
  await press(engine, 'Circle')
  await draw(engine, ROAD)
  await press(engine, 'Circle')
  await press(engine, 'Arrow')
  await draw(engine, EXIT)
  await press(engine, 'Arrow')
  await press(engine, 'Dashed')
  await press(engine, 'Curve')
  await draw(engine, BEND, pointer)
  await press(engine, 'Icon')
  await press(engine, 'Kerk')
  await draw(engine, [{ x: 0.25, y: 0.25 }])
  expect(await mirroredElements(engine)).toHaveLength(4)
}

/** Erases the middle of the ink, and expects the rest to stay visible. */
const rub = async (engine: Engine): Promise<void> => {
  await press(engine, 'Erase')
  await draw(engine, RUB)
  await press(engine, 'Erase')
  const places: readonly CanvasPlace[] = [
    { x: 0.5, y: 0.68 },
    { x: 0.5, y: 0.8 },
    { x: 0.5, y: 0.55 },
  ]
  await expect.poll(() => inkAt(engine, places), `${engine.name}: what was erased`).toEqual([false, true, true])
}

const undoAndReload = async (engine: Engine): Promise<void> => {
  const all = await mirroredElements(engine)
  await press(engine, 'Undo')
  await expect.poll(() => inkAt(engine, [{ x: 0.5, y: 0.68 }]), `${engine.name}: undone`).toEqual([true])
  await press(engine, 'Redo')
  expect(await mirroredElements(engine)).toEqual(all)
  await saved(engine)
  await engine.reload()
  await see(engine, 'Undo')
  expect(await mirroredElements(engine)).toEqual(all)
  await expect.poll(() => inkAt(engine, [{ x: 0.5, y: 0.68 }]), `${engine.name}: after a reload`).toEqual([false])
}

/** Draws immediately after opening, when the database may not have answered, and expects the stroke to be kept once. */
const drawAtOnce = async (engine: Engine): Promise<readonly DrawingElement[]> => {
  const before = await mirroredElements(engine)
  await engine.reload()
  await draw(engine, FIRST)
  await saved(engine)
  await engine.reload()
  await see(engine, 'Undo')
  const all = await mirroredElements(engine)
  expect(all.slice(0, -1)).toEqual(before)
  return all
}

const print = async (engine: Engine): Promise<Findings['pdf']> => {
  await press(engine, 'Back')
  await see(engine, 'Drawing 1')
  await press(engine, 'Export')
  const bytes = await downloadPdf(engine)
  const { pages, title } = await readPdf(bytes)
  expect(imageObjects(bytes)).toBe(0)
  return {
    pages: pages.length,
    title,
    // The code depends on the ink, whose points differ slightly between browsers.
    text: pages.map(({ text }) => text.replace(VERSION, '')).join('\n'),
    images: pages.reduce((sum, { images }) => sum + images, 0),
  }
}

/** Checks the tocht in the field, and leads it. */
const walk = async (engine: Engine): Promise<void> => {
  await engine.open('/check')
  await press(engine, 'Correct')
  await see(engine, 'Close')
  await saved(engine)
  await engine.open('/lead/0')
  await see(engine, 'Edit phone number')
  await press(engine, 'Close')
  await see(engine, 'Drawing 1, checked')
}

/** The PDF of the sheet on screen. */
export const downloadPdf = async (engine: Engine): Promise<Uint8Array> => {
  await see(engine, 'Download')
  // The sheet's font arrives after the button.
  const cells = () => engine.run(() => document.querySelectorAll('[data-testid=cell]').length, undefined)
  await expect.poll(cells).toBeGreaterThan(0)
  await catchDownload(engine)
  await press(engine, 'Download')
  return expectDownload(engine)
}

/** Intercepts the file, since each browser saves it differently. */
const catchDownload = (engine: Engine): Promise<void> =>
  engine.run(() => {
    const make = URL.createObjectURL.bind(URL)
    const root = document.documentElement
    const keep = async (file: Blob): Promise<void> => {
      const bytes = new Uint8Array(await file.arrayBuffer())
      root.dataset['file'] = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    }
    URL.createObjectURL = (file: Blob) => {
      void keep(file)
      return make(file)
    }
    HTMLAnchorElement.prototype.click = () => undefined
  }, undefined)

const expectDownload = async (engine: Engine): Promise<Uint8Array> => {
  let text = ''
  const look = async () => (text = await engine.run(() => document.documentElement.dataset['file'] ?? '', undefined))
  await expect.poll(look, `${engine.name}: the PDF`).not.toBe('')
  return Buffer.from(text, 'base64')
}

const changeSettings = async (engine: Engine): Promise<void> => {
  await engine.open('/settings')
  await press(engine, 'Light')
  await expect.poll(() => engine.run(() => document.documentElement.classList.contains('dark'), undefined)).toBe(false)
  await engine.run(() => {
    const language = document.querySelector('select')
    if (!language) return
    language.value = 'nl'
    language.dispatchEvent(new Event('change', { bubbles: true }))
  }, undefined)
  await see(engine, 'Licht')
  expect(await engine.run(() => document.documentElement.lang, undefined)).toBe('nl')
}
