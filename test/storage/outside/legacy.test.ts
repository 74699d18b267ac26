import { describe, expect, it } from 'vitest'
import { drawingsFromLines, readTocht } from '../../../src/storage/outside/importText'
import { ARROW, LINE, pts, stamp, stroke } from '../../support/drawings'

const PAIRS = [
  [10, 20],
  [30, 40],
]
const POINTS = pts([10, 20], [30, 40])
const BARE = { points: POINTS }

describe('the older `lines` become drawings', () => {
  it.each<[string, unknown, unknown]>([
    ['an empty list stays empty', [], []],
    ['a list of drawings stays the same', [[LINE], [], [ARROW, stamp(1, 2)]], [[LINE], [], [ARROW, stamp(1, 2)]]],
    ['a list of strokes is one drawing', [LINE, ARROW], [[LINE, ARROW]]],
    ['strokes and icons are one drawing', [LINE, stamp(1, 2)], [[LINE, stamp(1, 2)]]],
    ['a list of lists of points is one drawing', [POINTS, POINTS], [[BARE, BARE]]],
    ['a list of lists of pairs is one drawing', [PAIRS, PAIRS], [[BARE, BARE]]],
    ['pairs in a stroke become points', [{ points: PAIRS, dashed: true }], [[{ points: POINTS, dashed: true }]]],
    ['lists of points in drawings become strokes', [[POINTS], [POINTS, POINTS]], [[BARE], [BARE, BARE]]],
    ['lists of pairs in drawings become strokes', [[PAIRS, PAIRS], [PAIRS]], [[BARE, BARE], [BARE]]],
    ['an empty drawing stays empty', [[]], [[]]],
  ])('%s', (_, lines, drawings) => {
    expect(drawingsFromLines(lines)).toEqual(drawings)
  })

  it.each<[string, unknown]>([
    ['a word', 'lines'],
    ['nothing', undefined],
    ['an object', { a: 1 }],
    ['a list of words', ['a', 'b']],
    ['a list with drawings and strokes', [[LINE], LINE]],
    ['points of three numbers', [[[[1, 2, 3]]]]],
  ])('%s stays unchanged, so that validation reports its place', (_, lines) => {
    expect(drawingsFromLines(lines)).toEqual(lines)
  })

  it('the input is not modified', () => {
    const lines = [[{ points: PAIRS }]]
    drawingsFromLines(lines)
    expect(lines).toEqual([
      [
        {
          points: [
            [10, 20],
            [30, 40],
          ],
        },
      ],
    ])
  })
})

describe('a tocht of the older form', () => {
  it('keeps its name and gets style 0', () => {
    const read = readTocht(JSON.stringify({ name: 'Old', lines: [[PAIRS]], style: 7 }))
    expect(read).toMatchObject({
      ok: true,
      value: {
        name: 'Old',
        style: 0,
        drawings: [
          [
            stroke([
              [10, 20],
              [30, 40],
            ]),
          ],
        ],
      },
    })
  })

  it('is refused at its place like any other', () => {
    const read = readTocht(
      JSON.stringify({
        lines: [
          [LINE],
          [
            {
              points: [
                [1, 2],
                ['a', 3],
              ],
            },
          ],
        ],
      }),
    )
    expect(read).toMatchObject({ ok: false, fault: { location: { drawing: 2, stroke: 1, point: 2, field: 'x' } } })
  })

  it('is ignored if the tocht also has drawings', () => {
    expect(readTocht(JSON.stringify({ lines: 'x', drawings: [] }))).toMatchObject({ ok: true, value: { drawings: [] } })
  })
})
