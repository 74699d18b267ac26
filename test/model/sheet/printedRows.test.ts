import { expect, it } from 'vitest'
import { strokesOf } from '../../../src/model/fishbone/fishbone'
import { hasCellChoices, printedRows } from '../../../src/model/sheet/printedRows'
import { FISH_BONE, FREE_DRAW } from '../../../src/model/types'
import { drawing, LINE } from '../../support/drawings'
import { sampleFishbone } from '../../support/tochten/fishbones'

const FISHBONE = strokesOf(sampleFishbone(7))

it('a fish-bone is printed by its rows, anything else in a box', () => {
  expect(printedRows(FISHBONE)).toEqual(sampleFishbone(7))
  expect(printedRows([LINE])).toBeUndefined()
  expect(printedRows([])).toBeUndefined()
})

it('boxes are needed for free drawings, and for a fish-bone tocht with a sketch in it', () => {
  expect(hasCellChoices(FREE_DRAW, [])).toBe(true)
  expect(hasCellChoices(FREE_DRAW, [drawing('a', ...FISHBONE)])).toBe(true)
  expect(hasCellChoices(FISH_BONE, [drawing('a', ...FISHBONE), drawing('b')])).toBe(false)
  expect(hasCellChoices(FISH_BONE, [drawing('a', ...FISHBONE), drawing('b', LINE)])).toBe(true)
})
