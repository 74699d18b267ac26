import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import type { Page } from '../../../src/render/page'
import { pageFile } from '../../../src/render/svgFile'
import { pagesFile } from '../../../src/ui/export/pagesFile'
import { lettersOf } from '../../../src/render/font/trueType'
import { sheetFont } from '../../support/sheetFont'
import { emptyDrawings, layOut } from '../../support/sheets'

const [ONE, ZHE] = [0x31, 0x416]
const PAGES = layOut({ drawings: emptyDrawings(31) })

/** The file of those pages, where the typeface could not be loaded. */
const fileOf = (title: string, pages: readonly Page[]): File => pagesFile({ title, pages, font: undefined })
const textOf = (page: Page): string => pageFile(page, undefined)

it('one page is an SVG under the name of the tocht', async () => {
  const file = fileOf('Zoë', PAGES.slice(0, 1))
  expect([file.name, file.type]).toEqual(['Zoë.svg', 'image/svg+xml'])
  expect(await file.text()).toBe(PAGES.slice(0, 1).map(textOf).join(''))
})

it('several pages are in one ZIP, each under its number and the name of the tocht', async () => {
  const file = fileOf('Zoë', PAGES)
  expect([file.name, file.type]).toEqual(['Zoë.zip', 'application/zip'])
  const inside = Object.entries(unzipSync(new Uint8Array(await file.arrayBuffer())))
  expect(inside.map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual(
    PAGES.map((page) => [`${page.number} Zoë.svg`, textOf(page)]),
  )
})

it('each page has a name of its own, however long that of the tocht', async () => {
  const file = fileOf('x'.repeat(120), PAGES)
  expect(Object.keys(unzipSync(new Uint8Array(await file.arrayBuffer())))).toHaveLength(PAGES.length)
})

it('brings its letters along, and no others', async () => {
  const font = sheetFont()
  const file = pagesFile({ title: 'Zoë', pages: PAGES.slice(0, 1), font })
  const [, packed = ''] = /src: url\(data:font\/ttf;base64,([^)]+)\)/.exec(await file.text()) ?? []
  const letters = lettersOf(new Uint8Array(Buffer.from(packed, 'base64')).buffer)
  expect(letters.advanceOf(ONE)).toBe(lettersOf(font).advanceOf(ONE))
  expect(letters.advanceOf(ZHE)).toBeUndefined()
})
