import { describe, expect, it } from 'vitest'
import { COLUMN_COUNTS, DISTANCES } from '../../../src/model/sheet/sheetOptions'
import type { Drawing } from '../../../src/model/types'
import { layOutSheet } from '../../../src/render/sheet/sheet'
import { en } from '../../../src/ui/words/en'
import { must } from '../../support/must'
import { sheetTypeface } from '../../support/paper/sheetFont'
import { cellsOn, layOut, sheetContent } from '../../support/paper/sheets'

const measured = (count: number): readonly Drawing[] =>
  Array.from({ length: count }, (_, index) => ({ id: `d${index}`, elements: [], distance: 350 }))

const totalOf = (count: number) => {
  const drawings = measured(count)
  const options = { distances: 'since', toFirst: 40, startNote: 'Church', finishNote: 'Mill' } as const
  const finish = must(must(layOut({ drawings, options })[0]).body.texts.at(-1))
  return must(finish.lines.find(({ text }) => text === `${40 + 350 * count} m`))
}

describe('total and interval', () => {
  it.each(
    (['A4', 'A5'] as const).flatMap((paper) =>
      COLUMN_COUNTS.flatMap((columns) => DISTANCES.map((distances) => ({ paper, columns, distances }))),
    ),
  )(
    'stand above the drawing, the total larger and bold: $columns in a row on $paper, $distances',
    ({ paper, columns, distances }) => {
      const drawings = measured(12)
      const [page] = layOutSheet(
        { ...sheetContent({ drawings, options: { paper, columns, distances, toFirst: 40 } }), words: en.export },
        sheetTypeface(),
      )
      const stacks = cellsOn(must(page)).map(({ frame, picture, lines }) => {
        const [, total, interval] = lines
        expect(must(total).runs.every(({ isBold }) => isBold)).toBe(true)
        expect(must(total).size).toBeGreaterThan(1.05 * must(interval).size)
        expect(must(interval).baseline).toBeLessThan(picture.y)
        return {
          total: (must(total).baseline - frame.y).toFixed(6),
          interval: (must(interval).baseline - frame.y).toFixed(6),
          hasWord: must(interval).text.includes({ since: 'after', next: 'then' }[distances]),
        }
      })
      for (const stack of stacks) expect(stack).toMatchObject({ ...must(stacks[1]) })
    },
  )

  it('have the bold total at the finish, too, in a box and in a line across the page', () => {
    for (const count of [10, 30]) expect(totalOf(count).runs.every(({ isBold }) => isBold)).toBe(true)
  })

  it('take no page more than beside the number, where the total is then bold, but hardly larger', () => {
    const drawings = measured(20).map(({ id, elements }, index) => {
      return { id, elements, distance: 300 + 90 * index, note: 'At the bench near the pond' }
    })
    const options = { paper: 'A5', orientation: 'landscape', columns: 8, distances: 'since', crop: true } as const
    const notes = { startNote: 'The church', finishNote: 'The house with the green door.', toFirst: 50 }
    const pages = layOutSheet(
      { ...sheetContent({ drawings, options: { ...options, ...notes } }), words: en.export },
      sheetTypeface(),
    )
    expect(pages).toHaveLength(1)
    for (const { lines } of pages.flatMap(cellsOn)) {
      const [number, total] = lines
      expect(must(total).runs.every(({ isBold }) => isBold)).toBe(true)
      expect(must(total).baseline).toBeLessThan(must(number).baseline)
    }
  })
})
