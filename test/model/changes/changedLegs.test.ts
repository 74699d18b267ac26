import { describe, expect, it } from 'vitest'
import type { Action } from '../../../src/model/changes/actions'
import { changedLegs } from '../../../src/model/changes/changedLegs'
import { EMPTY_CONTENTS, operate, type Contents } from '../../../src/model/contents'
import type { State } from '../../../src/model/types'
import { drawing, LINE, stateWith, whole } from '../../support/drawings'
import { must } from '../../support/must'
import { undone } from '../../support/undone'

const measured = (id: string, distance?: number) => ({
  ...drawing(id, LINE),
  ...(distance !== undefined && { distance }),
})
const contentsOf = (...distances: readonly (number | undefined)[]): Contents => ({
  ...EMPTY_CONTENTS,
  state: stateWith(whole(distances.map((distance, place) => measured(`a${place + 1}`, distance)))),
})
const CONTENTS = contentsOf(100, 200, 300)
const act = (action: Action, contents = CONTENTS): Contents => operate(contents, { type: 'do', action })

const remove = (...drawings: readonly string[]): Action => ({ type: 'deleteDrawings', tocht: 'a', drawings })
const ways = ({ tochten, drawings }: State): readonly unknown[] => {
  const tocht = must(tochten['a'])
  return [tocht.sheet?.toFirst, ...tocht.drawings.map((id) => drawings[id]?.distance)]
}
const fromStart = (toFirst: number): Contents =>
  operate(CONTENTS, { type: 'do', action: { type: 'setSheet', tocht: 'a', choices: { toFirst } } })

describe('deleting a drawing', () => {
  it.each([
    ['a1', [140, 200, 300]],
    ['a2', [40, 300, 300]],
    ['a3', [40, 100, 500]],
  ])(
    '%s adds its distance to that of the previous drawing, or to the way from the start, in one undo step',
    (id, expected) => {
      const before = fromStart(40)
      const done = operate(before, { type: 'do', action: remove(id) })
      expect(ways(done.state)).toEqual(expected)
      expect(undone(done, 'a').state).toEqual(before.state)
    },
  )

  it('leaves the distance to the finish unknown if a note mentions another finish than the last drawing', () => {
    const choices = { finishNote: 'At the mill' }
    const before = operate(contentsOf(100, undefined), {
      type: 'do',
      action: { type: 'setSheet', tocht: 'a', choices },
    })
    const done = act(remove('a2'), before)
    expect(ways(done.state)).toEqual([undefined, undefined])
    expect(changedLegs(before.state, done.state, 'a')).toEqual([{ from: 0, distance: undefined }])
  })

  it('keeps the other choices of the sheet', () => {
    const wide = operate(fromStart(40), {
      type: 'do',
      action: { type: 'setSheet', tocht: 'a', choices: { columns: 5 } },
    })
    expect(must(act(remove('a1'), wide).state.tochten['a']).sheet).toMatchObject({ columns: 5, toFirst: 140 })
  })

  it('leaves the distance unknown if one of the two is unknown', () => {
    expect(ways(act(remove('a1')).state)).toEqual([undefined, 200, 300])
    const noDistance = act({
      type: 'setDetails',
      tocht: 'a',
      changes: [{ drawing: 'a1', details: { distance: undefined } }],
    })
    const done = operate(noDistance, { type: 'do', action: remove('a2') })
    expect(ways(done.state)).toEqual([undefined, undefined, 300])
    expect(done.state.drawings['a1']).not.toHaveProperty('distance')
  })

  it.each([
    ['several drawings between two others', contentsOf(100, 200, 300, 400), ['a3', 'a2'], [undefined, 600, 400]],
    ['the last drawing, which is the finish', contentsOf(100, 200, undefined), ['a3'], [undefined, 100, 200]],
    [
      'drawings without distances at the end',
      contentsOf(100, 200, undefined, undefined),
      ['a3', 'a4'],
      [undefined, 100, 200],
    ],
    ['the last two drawings', contentsOf(100, 200, 300, undefined), ['a3', 'a4'], [undefined, 100, 500]],
    ['a sum beyond the largest distance', contentsOf(999_000, 999_000), ['a2'], [undefined, 999_999]],
    ['all drawings', fromStart(40), ['a1', 'a2', 'a3'], [40]],
  ])('keeps the length of the route past it: %s', (_, contents, gone, expected) => {
    const done = act(remove(...gone), contents)
    expect(ways(done.state)).toEqual(expected)
    expect(undone(done, 'a').state).toEqual(contents.state)
  })

  it.each(['tomorrow', 12.5, -1])('keeps a distance from the start that cannot be read: %s', (toFirst) => {
    const { state } = CONTENTS
    const tocht = { ...must(state.tochten['a']), sheet: { toFirst } }
    const newer = { ...CONTENTS, state: { ...state, tochten: { a: tocht } } }
    expect(ways(act(remove('a1'), newer).state)).toEqual([toFirst, 200, 300])
  })

  it('reports which distances changed, unknown ones first', () => {
    const before = contentsOf(100, 200, 300, undefined, 500)
    const told = (...gone: readonly string[]) => changedLegs(before.state, act(remove(...gone), before).state, 'a')
    expect(told('a2')).toEqual([{ from: 0, distance: 300 }])
    expect(told('a2', 'a4')).toEqual([
      { from: 1, distance: undefined },
      { from: 0, distance: 300 },
    ])
    expect(told('a1')).toEqual([])
  })

  it('changes nothing if the drawing is gone', () => {
    expect(act(remove('gone'))).toBe(CONTENTS)
  })
})
