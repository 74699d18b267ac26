import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { pageFile } from '../../../src/render/svgFile'
import { pagesFile } from '../../../src/ui/export/pagesFile'
import { emptyDrawings, layOut } from '../../support/sheets'

const PAGES = layOut({ drawings: emptyDrawings(31) })

it('one page is an SVG under the name of the tocht', async () => {
  const file = pagesFile('Zoë', PAGES.slice(0, 1))
  expect([file.name, file.type]).toEqual(['Zoë.svg', 'image/svg+xml'])
  expect(await file.text()).toBe(PAGES.slice(0, 1).map(pageFile).join(''))
})

it('several pages are in one ZIP, each under its number and the name of the tocht', async () => {
  const file = pagesFile('Zoë', PAGES)
  expect([file.name, file.type]).toEqual(['Zoë.zip', 'application/zip'])
  const inside = Object.entries(unzipSync(new Uint8Array(await file.arrayBuffer())))
  expect(inside.map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual(
    PAGES.map((page) => [`${page.number} Zoë.svg`, pageFile(page)]),
  )
})

it('each page has a name of its own, however long that of the tocht', async () => {
  const file = pagesFile('x'.repeat(120), PAGES)
  expect(Object.keys(unzipSync(new Uint8Array(await file.arrayBuffer())))).toHaveLength(PAGES.length)
})
