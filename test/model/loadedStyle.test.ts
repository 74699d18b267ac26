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
    ['becomes a fish-bone with drawings declared as fish-bones', FREE_DRAW, FISH_BONE, [[LINE]], FISH_BONE],
    ['becomes a fish-bone with drawings that are fish-bones', FREE_DRAW, FREE_DRAW, [BONE, []], FISH_BONE],
    ['stays a fish-bone with drawings that are fish-bones', FISH_BONE, FREE_DRAW, [BONE], FISH_BONE],
    ['becomes a free drawing with free drawings', FISH_BONE, FREE_DRAW, [[LINE]], FREE_DRAW],
    ['becomes a free drawing with drawings of both kinds', FISH_BONE, FREE_DRAW, [BONE, [LINE]], FREE_DRAW],
    ['stays a free drawing with arrows that point straight up', FREE_DRAW, FREE_DRAW, [SPINE], FREE_DRAW],
    ['stays a fish-bone with empty drawings', FISH_BONE, FREE_DRAW, [[], []], FISH_BONE],
    ['stays a free drawing without drawings', FREE_DRAW, FREE_DRAW, [], FREE_DRAW],
  ])('%s', (_, own, style, drawings, becomes) => {
    expect(loadedStyle(own, { style, drawings })).toBe(becomes)
  })

  it('counts the drawings that the fish-bone editor cannot read', () => {
    expect(countFreeDrawings([BONE, [LINE], [], SPINE])).toBe(1)
  })
})
