import { mkdir, writeFile } from 'node:fs/promises'
import { svg } from '../../src/render/svgNode'
import type { Strip } from '../../src/render/strips'
import { onPaper, sheetWidthOf } from '../support/paper'
import { imageObjects } from '../support/pdf'
import { decodePng, differing } from '../support/pixels'
import { rasterisePng } from '../support/rasterise'
import { stripsOf } from '../support/strips'
import { expect, test } from './fixtures'

/** Dots per inch at which screen and paper are compared, and the share of pixels that may differ by more than half. */
const RESOLUTION = 216
const TOLERANCE = 0.002

const placed = ({ at, viewBox, node }: Strip) => {
  const scale = at.width / viewBox.width
  const transform = `translate(${at.x - viewBox.x * scale} ${at.y - viewBox.y * scale}) scale(${scale})`
  return svg('g', { transform }, [node])
}

/** With PICTURES=<folder> both are kept there, to be looked at. */
const keep = async (name: string, screen: Buffer, paper: Buffer): Promise<void> => {
  const folder = process.env['PICTURES']
  if (!folder) return
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/${name}-screen.png`, screen)
  await writeFile(`${folder}/${name}-paper.png`, paper)
}

const CASES = [
  { rows: 5, numbered: true },
  { rows: 12, numbered: false },
  { rows: 30, numbered: true },
  { rows: 80, numbered: true },
  { rows: 200, numbered: true },
]

for (const { rows, numbered } of CASES)
  test(`a fish-bone of ${rows} rows is on paper what it is on screen`, async ({ page }) => {
    for (const [index, strips] of stripsOf(rows, { numbered, widthOf: sheetWidthOf() }).entries()) {
      const { screen, pdf } = await onPaper(page.context(), svg('g', {}, strips.map(placed)), RESOLUTION)
      const paper = await rasterisePng(page.context(), pdf, 1, RESOLUTION)
      await keep(`${rows}-${index + 1}`, screen, paper)
      const difference = differing(await decodePng(screen), await decodePng(paper))
      console.log(`  ${rows} rows, page ${index + 1}: ${(difference * 100).toFixed(4)} % of the pixels differ`)
      expect(difference, `page ${index + 1}`).toBeLessThanOrEqual(TOLERANCE)
      expect(imageObjects(pdf)).toBe(0)
    }
  })
