import { describe, expect, it } from 'vitest'
import { DEFAULT_CANVAS, ROW_SPACING } from '../../src/constants'
import { PICTURE_PADDING } from '../../src/geometry/bounds'
import { partBoxOf, FIRST_ROWS } from '../../src/geometry/pictureBox'
import { EMPTY_ROW, rowY, SPINE_X, strokesOf } from '../../src/model/fishbone/fishbone'
import { ARROW, LINE } from '../support/drawings'
import { SOLID } from '../support/tochten/fishbones'

const fishbone = (rows: number) =>
  strokesOf(Array.from({ length: rows }, (_, row) => (row % 2 === 0 ? { left: [SOLID], right: [] } : EMPTY_ROW)))

const bottomOf = ({ y, height }: { readonly y: number; readonly height: number }) => y + height

describe('a picture of a long fish-bone shows the start of the walk', () => {
  it.each(['tile', 'card'] as const)('on a %s, equally large for a hundred rows as for twenty', (part) => {
    const [twenty, hundred] = [20, 100].map((rows) => partBoxOf(part, DEFAULT_CANVAS, fishbone(rows)))
    expect(hundred?.height).toBe(twenty?.height)
    expect(hundred?.width).toBe(twenty?.width)
  })

  it.each(['tile', 'card'] as const)('on a %s with the ball at its foot and the spine in its middle', (part) => {
    const box = partBoxOf(part, DEFAULT_CANVAS, fishbone(40))
    expect(bottomOf(box)).toBe(rowY(40) + PICTURE_PADDING)
    expect(box.x + box.width / 2).toBe(SPINE_X)
  })

  it('on a tile at the scale of the other tiles', () => {
    const box = partBoxOf('tile', DEFAULT_CANVAS, fishbone(40))
    expect(box).toMatchObject(partBoxSize(partBoxOf('tile', DEFAULT_CANVAS, [])))
  })

  it('on a card with its first six rows', () => {
    const box = partBoxOf('card', DEFAULT_CANVAS, fishbone(40))
    expect(box.height).toBe(FIRST_ROWS * ROW_SPACING + 2 * PICTURE_PADDING)
  })
})

const partBoxSize = ({ width, height }: { readonly width: number; readonly height: number }) => ({ width, height })

describe('everything is shown', () => {
  it.each([
    ['of a fish-bone that fits', fishbone(4)],
    ['of a fish-bone of eight rows, with its arrow', fishbone(8)],
    ['of a junction', [ARROW, LINE]],
    ['of a junction with ink far below', [LINE, { ...ARROW, points: [5, 3_000].map((y) => ({ x: 50, y })) }]],
    ['of an empty drawing', []],
  ])('%s', (_, ink) => {
    expect(partBoxOf('tile', DEFAULT_CANVAS, ink)).toEqual(partBoxOf('all', DEFAULT_CANVAS, ink))
    expect(partBoxOf('card', DEFAULT_CANVAS, ink)).toEqual(partBoxOf('ink', DEFAULT_CANVAS, ink))
  })

  it('of a long fish-bone when it is viewed as a whole', () => {
    expect(partBoxOf('all', DEFAULT_CANVAS, fishbone(40)).height).toBeGreaterThan(40 * ROW_SPACING)
  })
})
