import { expect, it } from 'vitest'
import { strokesOf } from '../../../src/model/fishbone/fishbone'
import { describeNumbered } from '../../../src/ui/words/describeNumbered'
import { en } from '../../../src/ui/words/en'
import { nl } from '../../../src/ui/words/nl'
import { DRAWN_BOXES } from '../../fixtures/drawnBoxes'
import { LINE } from '../../support/drawings'
import { must } from '../../support/must'
import { SOLID, UNPAVED } from '../../support/tochten/fishbones'

it('a PDF says what a junction shows, after its number', () => {
  const { elements } = must(DRAWN_BOXES[0])
  expect(describeNumbered(3, elements, en)).toMatch(/^Drawing 3\. From below, turn left.*\.$/)
  expect(describeNumbered(3, elements, nl)).toMatch(/^Tekening 3\. Van onder.*\.$/)
})

it('a PDF says the number of a drawing that it cannot describe, and that a drawing is empty', () => {
  expect(describeNumbered(7, [LINE], en)).toBe('Drawing 7.')
  expect(describeNumbered(7, [], en)).toBe('Drawing 7. Nothing drawn yet.')
})

it('a PDF says the rows of a fish-bone from the start to the end, on each page only those that it shows', () => {
  const rows = [
    { left: [SOLID], right: [] },
    { left: [], right: [UNPAVED, SOLID] },
  ]
  expect(describeNumbered(2, strokesOf(rows), en)).toBe(
    'Fish-bone 2. Row 1 of 2. Roads: 0 left, 2 right (1 unpaved). Row 2 of 2. Roads: 1 left, 0 right.',
  )
  expect(describeNumbered(2, strokesOf(rows), en, { first: 2, last: 2 })).toBe(
    'Fish-bone 2. Row 2 of 2. Roads: 1 left, 0 right.',
  )
})
