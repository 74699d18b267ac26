import { describe, expect, it } from 'vitest'
import { DEFAULT_CANVAS } from '../../src/constants'
import type { Action } from '../../src/model/changes/actions'
import { operate, type Contents } from '../../src/model/contents'
import { missingDrawings } from '../../src/model/missingDrawings'
import { EMPTY_HISTORY } from '../../src/model/undo/history'
import { OWN_ID } from '../../src/storage/outside/tochtSchema'
import { drawing, idOf, LINE, stateWith, whole } from '../support/drawings'
import { must } from '../support/must'
import { fc } from '../support/properties'

const T = idOf('t')
const FIRST = '3f2b8c1e-5a77-4d0e-9b1a-ffffffffffff'
const SECOND = '3f2b8c1e-5a77-4d0e-9b1a-ffff00000000'
const THIRD = '3f2b8c1e-5a77-4d0e-9b1a-ffff00000001'

const start = (...ids: readonly string[]): Contents => ({
  state: stateWith(
    whole(
      ids.map((id) => drawing(id)),
      { id: T },
    ),
  ),
  history: EMPTY_HISTORY,
})
const idsFor = (contents: Contents, count: number): readonly string[] =>
  missingDrawings(contents, must(contents.state.tochten[T]), count).map(({ id }) => id)
const after = (contents: Contents, ...actions: readonly Action[]): Contents =>
  actions.reduce((done, action) => operate(done, { type: 'do', action }), contents)
const add = (id: string): Action => ({ type: 'addDrawings', tocht: T, drawings: [drawing(id)] })
const remove = (id: string): Action => ({ type: 'deleteDrawings', tocht: T, drawings: [id] })
const draw = (id: string): Action => ({
  type: 'addElement',
  drawing: id,
  element: LINE,
  canvas: DEFAULT_CANVAS,
})

describe('missing drawings', () => {
  it('never get the id of a tocht, although the id of a first drawing is derived from that of its tocht', () => {
    const next = `${T.slice(0, -1)}${(Number.parseInt(T.slice(-1), 16) + 1).toString(16)}`
    const { state } = start()
    const both = {
      ...start(),
      state: { ...state, tochten: { ...state.tochten, ...stateWith(whole([], { id: next })).tochten } },
    }
    expect(idsFor(start(), 1)).toEqual([next])
    expect(idsFor(both, 1)).not.toEqual([next])
  })

  it('are empty and derive their ids from the last drawing', () => {
    expect(missingDrawings(start(FIRST), must(start(FIRST).state.tochten[T]), 3)).toEqual([
      drawing(SECOND),
      drawing(THIRD),
    ])
  })

  it('are none if the tocht has enough', () => {
    expect(idsFor(start(FIRST), 1)).toEqual([])
    expect(idsFor(start(FIRST), 0)).toEqual([])
  })

  it('derive their ids from the tocht if it is empty', () => {
    expect(idsFor(start(), 1)).toEqual([T.slice(0, -1) + String(Number(T.at(-1)) + 1)])
  })

  it('never reuse an id from elsewhere in the tocht', () => {
    expect(idsFor(start(SECOND, FIRST), 3)).toEqual([THIRD])
  })

  it('never reuse the id of a deleted drawing, whose steps are remembered', () => {
    const contents = after(start(FIRST), add(SECOND), draw(SECOND), remove(SECOND))
    expect(idsFor(contents, 2)).toEqual([THIRD])
  })

  it('created by two tabs at once exist once', () => {
    const one = start(FIRST)
    const [ours, theirs] = [idsFor(one, 3), idsFor(one, 2)]
    const both = after(one, ...theirs.map(add), ...ours.map(add))
    expect(both.state.tochten[T]?.drawings).toEqual([FIRST, SECOND, THIRD])
  })

  it('have valid, distinct ids, whatever the last id is', () => {
    fc.assert(
      fc.property(fc.stringMatching(OWN_ID), fc.nat({ max: 20 }), (last, count) => {
        const ids = idsFor(start(last), count + 1)
        expect(ids).toHaveLength(count)
        expect(new Set([last, T, ...ids]).size).toBe(count + 2)
        expect(ids.filter((id) => !OWN_ID.test(id))).toEqual([])
      }),
    )
  })
})
