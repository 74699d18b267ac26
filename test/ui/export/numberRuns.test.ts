import { expect, it } from 'vitest'
import { numberRuns } from '../../../src/ui/export/faults/DrawingFaultItem'

const told = (numbers: readonly number[]): string =>
  numberRuns(numbers)
    .map(({ first, last }) => (first === last ? String(first) : `${first}–${last}`))
    .join(', ')

it.each([
  [[], ''],
  [[2], '2'],
  [[2, 3], '2, 3'],
  [[3, 4, 5], '3–5'],
  [[1, 3, 4, 5, 6, 9, 10], '1, 3–6, 9, 10'],
])('the numbers %j are written as "%s"', (numbers, text) => {
  expect(told(numbers)).toBe(text)
})
