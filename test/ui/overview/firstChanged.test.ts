import { expect, it } from 'vitest'
import type { Drawing } from '../../../src/model/types'
import { firstChanged } from '../../../src/ui/overview/SummaryBar'

const a: Drawing = { id: 'a', elements: [] }
const b: Drawing = { id: 'b', elements: [] }
const c: Drawing = { id: 'c', elements: [] }

it.each([
  ['an inserted drawing', [a, c], [a, b, c], 1],
  ['a removed drawing', [a, b, c], [b, c], 0],
  ['the last drawing, if it was removed', [a, b], [a], 1],
  ['the first of two drawings that changed places', [a, b, c], [a, c, b], 1],
  ['a drawing with a new note', [a, b], [a, { ...b, note: 'past the chapel' }], 1],
  ['none if only the name of the tocht changed', [a, b], [a, b], undefined],
] as const)('the first drawing of a change is %s', (_, before, after, place) => {
  expect(firstChanged(before, after)).toBe(place)
})
