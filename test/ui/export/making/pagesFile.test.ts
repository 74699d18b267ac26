import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { lettersOf } from '../../../../src/render/font/trueType'
import type { SheetSide } from '../../../../src/render/sheet/side'
import { sideFile } from '../../../../src/render/svgFile'
import { pagesFile } from '../../../../src/ui/export/making/pagesFile'
import { sheetFont } from '../../../support/paper/sheetFont'
import { emptyDrawings, sheetSidesOf } from '../../../support/paper/sheets'

const [ONE, ZHE] = [0x31, 0x416]
const SIDES = sheetSidesOf({ drawings: emptyDrawings(31) })

/** The file of these sides when the typeface could not be loaded. */
const fileOf = (title: string, sides: readonly SheetSide[]): File => pagesFile({ title, sides, fonts: {} })
const textOf = (side: SheetSide): string => sideFile(side, {})

it('one page is an SVG with the name of the tocht', async () => {
  const file = fileOf('Zoë', SIDES.slice(0, 1))
  expect([file.name, file.type]).toEqual(['Zoë.svg', 'image/svg+xml'])
  expect(await file.text()).toBe(SIDES.slice(0, 1).map(textOf).join(''))
})

it('several pages are in one ZIP, with their numbers and the name of the tocht', async () => {
  const file = fileOf('Zoë', SIDES)
  expect([file.name, file.type]).toEqual(['Zoë.zip', 'application/zip'])
  const inside = Object.entries(unzipSync(new Uint8Array(await file.arrayBuffer())))
  expect(inside.map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual(
    SIDES.map((side, index) => [`${index + 1} Zoë.svg`, textOf(side)]),
  )
})

it('each page has a unique name, however long that of the tocht', async () => {
  const file = fileOf('x'.repeat(120), SIDES)
  expect(Object.keys(unzipSync(new Uint8Array(await file.arrayBuffer())))).toHaveLength(SIDES.length)
})

it('includes the needed characters of the font, and no others', async () => {
  const font = sheetFont()
  const file = pagesFile({ title: 'Zoë', sides: SIDES.slice(0, 1), fonts: { medium: font } })
  const [, packed = ''] = /src: url\(data:font\/ttf;base64,([^)]+)\)/.exec(await file.text()) ?? []
  const letters = lettersOf(new Uint8Array(Buffer.from(packed, 'base64')).buffer)
  expect(letters.advanceOf(ONE)).toBe(lettersOf(font).advanceOf(ONE))
  expect(letters.advanceOf(ZHE)).toBeUndefined()
})

it('pages that share a side of the paper are in one SVG', async () => {
  const sides = sheetSidesOf({ drawings: emptyDrawings(61), options: { imposition: 'two' } })
  const file = fileOf('Zoë', sides)
  const inside = unzipSync(new Uint8Array(await file.arrayBuffer()))
  expect(Object.keys(inside)).toEqual(['1 Zoë.svg', '2 Zoë.svg'])
  const pagesIn = Object.values(inside).map((bytes) => strFromU8(bytes).match(/Page \d of 3/g))
  expect(pagesIn).toEqual([['Page 1 of 3', 'Page 2 of 3'], ['Page 3 of 3']])
})
