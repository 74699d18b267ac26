import type { DrawingElement } from '../../src/model/types'
import { imageObjects, readPdf } from '../support/paper/pdf'
import { realInk } from '../support/tochten/realInk'
import { rubbedTocht, sampleTocht } from '../support/tochten/sampleTocht'
import { addTocht, downloadPdf, elements, link, load, pressButton, rename } from './app'
import { canvas } from './canvas'
import { drawLine, drawPath, expect, saved, test } from './fixtures'
import { differenceOnPage, TOLERANCE } from './sheet/screenAndPaper'

const CELLS_PER_PAGE = 30

const OWN = [
  { file: 'our own sample', text: JSON.stringify(sampleTocht()) },
  { file: 'our own rubbed out ink', text: JSON.stringify(rubbedTocht()) },
]
const inputs = [...OWN, ...realInk()]

test('real ink is available for the tests', () => {
  test.skip(realInk().length === 0, 'shared/data/real-ink is absent: only our own samples are tested')
  expect(realInk()).toHaveLength(4)
})

for (const { file, text } of inputs) {
  test(`a tocht is loaded, drawn on, saved and printed: ${file}`, async ({ page }) => {
    const { drawings, name } = JSON.parse(text) as { drawings: DrawingElement[][]; name: string }
    await addTocht(page)
    await rename(page, name)
    await load(page, text)
    await expect(link(page, `Drawing ${drawings.length}`)).toBeAttached()

    await link(page, 'Drawing 1').click()
    await pressButton(page, 'Arrow')
    await pressButton(page, 'Circle')
    await drawLine(page, { x: 0.15, y: 0.9 }, { x: 0.85, y: 0.86 })
    await pressButton(page, 'Erase')
    await drawPath(page, [
      { x: 0.1, y: 0.5 },
      { x: 0.5, y: 0.55 },
      { x: 0.9, y: 0.45 },
    ])
    await saved(page)
    await page.reload()

    await expect(canvas(page)).toBeVisible()
    const kept = await elements(page)
    expect(kept.slice(0, -2)).toEqual(drawings[0])
    const [line, rub] = kept.slice(-2)
    expect(line).toMatchObject({ arrow: true, circle: true, erase: false, dashed: false })
    expect(rub).toMatchObject({ arrow: false, circle: false, erase: true })

    await page.goto('/export/0')
    const pdf = await downloadPdf(page)
    expect(pdf.fileName).toBe(`${name}.pdf`)
    const report = await readPdf(pdf.bytes)
    const pages = Math.ceil(drawings.length / CELLS_PER_PAGE)
    expect(report.pages).toHaveLength(pages)
    expect(report.title).toBe(name)
    expect(report.pages.map(({ images }) => images)).toEqual(Array.from({ length: pages }, () => 0))
    expect(imageObjects(pdf.bytes)).toBe(0)
    for (const { text: onPaper } of report.pages) expect(onPaper).toContain(name)

    for (let number = 1; number <= pages; number += 1) {
      const difference = await differenceOnPage(page, pdf.bytes, number)
      console.log(`  ${file}, page ${number}: ${percent(difference)} of the pixels differ`)
      expect(difference, `page ${number} of ${file}`).toBeLessThanOrEqual(TOLERANCE)
    }
  })
}

test('erased ink that reappeared on paper would be noticed', async ({ page }) => {
  await addTocht(page)
  await load(page, JSON.stringify(rubbedTocht()))
  await link(page, 'Drawing 1').waitFor()
  await page.goto('/export/0')
  const { bytes } = await downloadPdf(page)
  await page.evaluate(() => document.querySelectorAll('[mask]').forEach((group) => group.removeAttribute('mask')))
  expect(await differenceOnPage(page, bytes, 1)).toBeGreaterThan(TOLERANCE)
})

const percent = (share: number): string => `${(share * 100).toFixed(3)} %`
