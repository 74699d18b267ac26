import { describe, expect, it } from 'vitest'
import { adopt } from '../../src/model/adopt'
import type { Drawing, State, Tocht } from '../../src/model/types'
import { ARROW, drawing, LINE, stateWith, whole } from '../support/drawings'

const merged = (here: Drawing, other: Drawing, tocht: Partial<Tocht> = {}, dropped: readonly string[] = []): State => {
  const theirs = whole([other])
  return adopt(stateWith(whole([here])), {
    wholes: [{ ...theirs, tocht: { ...theirs.tocht, ...tocht } }],
    foreign: false,
    merge: true,
    order: ['a'],
    dropped,
    when: 7,
  })
}

const checked = (at: number): Drawing => ({ ...drawing('a1', LINE), check: { ok: true, at, seen: '' } })

describe('a tocht that is merged with the same tocht of another copy', () => {
  it('has the strokes that only the other copy has, and both of two equal ones', () => {
    const state = merged(drawing('a1', LINE), drawing('a1', LINE, ARROW, LINE))
    expect(state.drawings['a1']?.elements).toEqual([LINE, ARROW, LINE])
  })

  it('keeps the later of two checks', () => {
    expect(merged(checked(5), checked(9)).drawings['a1']?.check).toMatchObject({ at: 9 })
    expect(merged(checked(9), checked(5)).drawings['a1']?.check).toMatchObject({ at: 9 })
    expect(merged(drawing('a1'), checked(5)).drawings['a1']?.check).toMatchObject({ at: 5 })
  })

  it('keeps its own name and notes, and takes those that it lacks', () => {
    const [here, other] = [
      { ...drawing('a1'), note: 'Here' },
      { ...drawing('a1'), note: 'There', distance: 250 },
    ]
    const state = merged(here, other, { name: 'Theirs', sheet: { legend: true } })
    expect(state.tochten['a']).toMatchObject({ name: 'Tocht 1', sheet: { legend: true } })
    expect(state.drawings['a1']).toMatchObject({ note: 'Here', distance: 250 })
  })

  it('stays out of the bin, although the other copy has it there', () => {
    expect(merged(drawing('a1'), drawing('a1'), {}, ['a'])).toMatchObject({ order: ['a'], bin: {} })
  })
})

it('a tocht that replaces an earlier version removes the drawings that it no longer has', () => {
  const before = stateWith(whole([drawing('a1', LINE), drawing('a2', ARROW)]))
  const adoption = { wholes: [whole([drawing('a1', LINE)])], foreign: false, order: ['a'], dropped: [], when: 7 }
  expect(Object.keys(adopt(before, adoption).drawings)).toEqual(['a1'])
})
