import { expect, it } from 'vitest'
import { DEFAULT_SHEET } from '../../../src/model/sheet/defaultSheet'
import { setLegend } from '../../../src/render/sheet/legendBox'
import { LEGEND_SIZE, LEGEND_PADDING } from '../../../src/render/sheet/signSample'
import { sheetTypeface } from '../../support/paper/sheetFont'

const TYPEFACE = sheetTypeface()
const NUMBER = '+32 470 12 34 56'
const roomFor = (text: string): number => TYPEFACE.widthOf(text) * LEGEND_SIZE + 2 * LEGEND_PADDING + 0.01
const set = (width: number) =>
  setLegend({ explanation: `Call ${NUMBER} at once`, signs: [] }, width, LEGEND_SIZE, DEFAULT_SHEET, TYPEFACE)

it('an explanation is whole where its longest number fits on a line, not only the parts of that number', () => {
  const [narrow, wide] = [set(roomFor('+32 470')), set(roomFor(NUMBER))]
  expect(narrow.explanation.join('|')).not.toContain(NUMBER)
  expect(narrow.isWhole).toBe(false)
  expect(wide.explanation).toContain(NUMBER)
  expect(wide.isWhole).toBe(true)
})
