import { expect, it } from 'vitest'
import { withoutSpikes } from '../../../src/route/match/withoutSpikes'

const walk = Array.from({ length: 20 }, (_, index) => ({ x: 8 * index, y: 0 }))
const far = (x: number) => ({ x, y: 120 })

it.each([
  ['a single point far away', walk.with(9, far(72))],
  ['a series of three points far away', walk.with(9, far(72)).with(10, far(80)).with(11, far(88))],
])('%s is left out of a recorded route', (_, track) => {
  expect(withoutSpikes(track)).toEqual(track.filter(({ y }) => y === 0))
})

it.each([
  ['a walk', walk],
  ['a walk with a gap in reception', walk.toSpliced(5, 10)],
  ['a walk step by step into a road and back', [...walk, ...walk.toReversed()]],
  [
    'a planned route to a place and back',
    [0, 100, 200].flatMap((x) => [
      { x, y: 0 },
      { x, y: 150 },
      { x, y: 0 },
    ]),
  ],
  ['a track that continues elsewhere', [...walk, ...walk.map(({ x }) => far(x))]],
])('all of %s is kept', (_, track) => {
  expect(withoutSpikes(track)).toEqual(track)
})
