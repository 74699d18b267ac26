import { describe, expect, it } from 'vitest'
import { EMPTY_ROW, strokesOf } from '../../src/model/fishbone/fishbone'
import { countFreeDrawings, loadedStyle } from '../../src/model/loadedStyle'
import { FISH_BONE, FREE_DRAW, type DrawingElement, type Style } from '../../src/model/types'
import { LINE } from '../support/drawings'
import { SOLID } from '../support/tochten/fishbones'

const BONE = strokesOf([{ left: [SOLID], right: [] }])
const SPINE = strokesOf([EMPTY_ROW])

describe('a tocht after loading drawings', () => {
  it.each<[string, Style, Style, readonly (readonly DrawingElement[])[], Style]>([
    ['becomes a fish-bone with those that say so', FREE_DRAW, FISH_BONE, [[LINE]], FISH_BONE],
    ['becomes a fish-bone with those that are', FREE_DRAW, FREE_DRAW, [BONE, []], FISH_BONE],
    ['stays a fish-bone with those that are', FISH_BONE, FREE_DRAW, [BONE], FISH_BONE],
    ['becomes a free drawing with those that are', FISH_BONE, FREE_DRAW, [[LINE]], FREE_DRAW],
    ['becomes a free drawing with some of either kind', FISH_BONE, FREE_DRAW, [BONE, [LINE]], FREE_DRAW],
    ['stays a free drawing with arrows that point straight up', FREE_DRAW, FREE_DRAW, [SPINE], FREE_DRAW],
    ['stays a fish-bone where nothing was drawn', FISH_BONE, FREE_DRAW, [[], []], FISH_BONE],
    ['stays a free drawing where nothing was drawn', FREE_DRAW, FREE_DRAW, [], FREE_DRAW],
  ])('%s', (_, own, style, drawings, becomes) => {
    expect(loadedStyle(own, { style, drawings })).toBe(becomes)
  })

  it('counts the drawings that the fish-bone editor cannot read', () => {
    expect(countFreeDrawings([BONE, [LINE], [], SPINE])).toBe(1)
  })
})
