import { describe, expect, it } from 'vitest'
import { openPath } from '../../../src/geometry/line/pathData'
import type { Point } from '../../../src/model/types'
import { createLivePath } from '../../../src/ui/canvas/liveInk'
import { pointerPoint } from '../../support/arbitraries'
import { pt, pts } from '../../support/drawings'
import { fc } from '../../support/properties'

/** A change of a line's points between two frames. */
type Change = (points: readonly Point[]) => readonly Point[]

const some = fc.array(pointerPoint, { maxLength: 4 })
const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 5,
    arbitrary: some.map((added): Change => (points) => [...points, ...added]),
  },
  some.map(
    (others): Change =>
      () =>
        others,
  ),
  pointerPoint.map((end): Change => (points) => [...points.slice(0, 1), end]),
  pointerPoint.map((end): Change => (points) => [...points.slice(0, -1), end]),
  pointerPoint.map((start): Change => (points) => [start, ...points.slice(1)]),
  fc.nat({ max: 6 }).map(
    (left): Change =>
      (points) =>
        points.slice(0, left),
  ),
  fc.constant<Change>((points) => points.map(({ x, y }) => pt(y, x))),
  fc.constant<Change>((points) => points.toReversed()),
)

/** The path at each of the frames. */
const pathsOf = (frames: readonly (readonly Point[])[]): string[] => frames.map(createLivePath())

describe('the path of a growing line', () => {
  it('is that of its points at every frame, however they change', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        let points: readonly Point[] = []
        const frames = changes.map((next) => (points = next(points)))
        expect(pathsOf(frames)).toEqual(frames.map((frame) => openPath(frame)))
      }),
      { numRuns: 500 },
    )
  })

  it('grows from nothing to a dot, and from a dot to a line', () => {
    const [first, second, third] = [pt(1, 2), pt(3.04, 4), pt(5, 6)]
    expect(pathsOf([[], [first], [first, second], [first, second, third]])).toEqual([
      '',
      'M1 2L1.1 2',
      'M1 2L3 4',
      'M1 2L3 4L5 6',
    ])
  })

  it('follows the end of a straight line', () => {
    const first = pt(1, 2)
    expect(pathsOf([[first, pt(3, 4)], [first, pt(5, 6)], [first]])).toEqual(['M1 2L3 4', 'M1 2L5 6', 'M1 2L1.1 2'])
  })

  it('begins again with the next line, even of the same length or with the same start', () => {
    const lines = [pts([1, 2], [50, 2], [50, 90]), pts([1, 2], [70, 8], [9, 9]), pts([1, 2], [70, 8], [9, 9], [90, 0])]
    expect(pathsOf(lines)).toEqual(['M1 2L50 2L50 90', 'M1 2L70 8L9 9', 'M1 2L70 8L9 9L90 0'])
  })

  it('stays unchanged while nothing is added', () => {
    const line = pts([1, 2], [3, 4])
    expect(pathsOf([line, line, [...line]])).toEqual(['M1 2L3 4', 'M1 2L3 4', 'M1 2L3 4'])
  })

  it('reads only the end of a growing line', () => {
    let read = 0
    const counted = (x: number): Point => ({
      get x() {
        read += 1
        return x
      },
      y: 0,
    })
    const points = Array.from({ length: 100 }, (_, x) => counted(x))
    const path = createLivePath()
    path(points.slice(0, 98))
    read = 0
    expect(path(points)).toMatch(/L97 0L98 0L99 0$/)
    const ofTwo = read
    read = 0
    createLivePath()(points)
    expect(ofTwo).toBeLessThan(read / 10)
  })

  it('is independent of other lines', () => {
    const [one, other] = [createLivePath(), createLivePath()]
    const line = pts([1, 2], [3, 4])
    one(line)
    expect(other([...line, pt(5, 6)])).toBe('M1 2L3 4L5 6')
  })
})
