import { expect, it } from 'vitest'
import { isCrowded } from '../../src/render/crowded'
import { EDITOR_PEN, printPen } from '../../src/render/pen'
import { missedOn } from '../../src/render/sheet'
import { drawing, stroke } from '../support/drawings'
import { layOut } from '../support/sheets'

const route = (length: number) =>
  stroke(
    [
      [200, 400],
      [200, 400 - length],
    ],
    { circle: true, arrow: true },
  )
const SMALL = route(60)

it('a small drawing is crowded where many stand in a row, and where fewer do it is not', () => {
  const drawings = [drawing('small', SMALL), drawing('large', route(300))]
  const crowdedIn = (columns: number) => missedOn(layOut({ drawings, options: { columns } })).crowded
  expect(crowdedIn(8)).toEqual([0])
  expect(crowdedIn(3)).toEqual([])
})

it('what its ends cover on the canvas, too, was drawn so', () => {
  expect(isCrowded([route(20)], printPen('normal', 0.05))).toBe(false)
})

it('nothing is crowded on the canvas, nor where the arrowhead was rubbed out', () => {
  expect(isCrowded([SMALL], EDITOR_PEN)).toBe(false)
  const rubbed = stroke(
    [
      [190, 320],
      [190, 370],
      [210, 370],
      [210, 320],
    ],
    { erase: true },
  )
  expect(isCrowded([SMALL], printPen('normal', 0.05))).toBe(true)
  expect(isCrowded([SMALL, rubbed], printPen('normal', 0.05))).toBe(false)
})
