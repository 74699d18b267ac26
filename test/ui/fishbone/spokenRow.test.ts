import { expect, it } from 'vitest'
import type { Fishbone } from '../../../src/model/fishbone/fishbone'
import { spokenRow } from '../../../src/ui/fishbone/spokenRow'
import { en } from '../../../src/ui/words/en'
import { nl } from '../../../src/ui/words/nl'

const [paved, unpaved] = [{ dashed: false }, { dashed: true }]
const rows: Fishbone = [
  { left: [], right: [] },
  { left: [paved, unpaved], right: [unpaved] },
]
const atBottom = { rows, row: 1, picked: undefined, dashed: false }
const picked = { place: { row: 1, side: 'left', index: 1 }, road: unpaved } as const

it('a row is read with its roads, how many are unpaved, and the selected one', () => {
  expect(spokenRow(en.fishbone, atBottom)).toBe('Row 1 of 2. Roads: 2 left (1 unpaved), 1 right (1 unpaved).')
  expect(spokenRow(en.fishbone, { ...atBottom, row: 0 })).toBe('Row 2 of 2. Roads: 0 left, 0 right.')
  expect(spokenRow(en.fishbone, { ...atBottom, row: 0, dashed: true })).toBe(
    'Row 2 of 2. Roads: 0 left, 0 right. The next road is unpaved.',
  )
  expect(spokenRow(nl.fishbone, { ...atBottom, picked, dashed: true })).toBe(
    'Kruispunt 1 van 2. Wegen: 2 links (1 onverhard), 1 rechts (1 onverhard). Geselecteerd: weg 2 van 2 links, onverhard.',
  )
})
