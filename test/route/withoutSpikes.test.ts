import { expect, it } from 'vitest'
import { withoutSpikes } from '../../src/route/withoutSpikes'

const walk = Array.from({ length: 20 }, (_, index) => ({ x: 8 * index, y: 0 }))
const far = (x: number) => ({ x, y: 120 })

it.each([
  ['a single place far away', walk.with(9, far(72))],
  ['three places far away', walk.with(9, far(72)).with(10, far(80)).with(11, far(88))],
])('%s is left out of a recorded walk', (_, track) => {
  expect(withoutSpikes(track)).toEqual(track.filter(({ y }) => y === 0))
})

it.each([
  ['a walk', walk],
  ['a gap of the receiver', walk.toSpliced(5, 10)],
  ['a way into a road and back, step by step', [...walk, ...walk.toReversed()]],
  [
    'a planned way to a place and back',
    [0, 100, 200].flatMap((x) => [
      { x, y: 0 },
      { x, y: 150 },
      { x, y: 0 },
    ]),
  ],
  ['a track that goes on elsewhere', [...walk, ...walk.map(({ x }) => far(x))]],
])('all of %s is kept', (_, track) => {
  expect(withoutSpikes(track)).toEqual(track)
})
