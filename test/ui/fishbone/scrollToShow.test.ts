import { expect, it } from 'vitest'
import { scrollToShow } from '../../../src/ui/fishbone/FishbonePaper'

it.each([
  ['a part in sight leaves the list where it is', 100, { top: 120, bottom: 180 }, 100],
  ['a part above the visible list comes in at the top', 100, { top: 40, bottom: 90 }, 40],
  ['a part below the visible list comes in at the bottom', 100, { top: 180, bottom: 260 }, 160],
  ['a part higher than the screen is shown from its beginning', 0, { top: 300, bottom: 500 }, 300],
])('%s', (_, scrolled, part, now) => {
  expect(scrollToShow(scrolled, 100, part)).toBe(now)
})
