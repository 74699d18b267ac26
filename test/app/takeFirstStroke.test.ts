import { describe, expect, it } from 'vitest'
import { canUndo, EMPTY_HISTORY } from '../../src/model/history'
import { createStore } from '../../src/store/store'
import { takeFirstStroke } from '../../src/app/takeFirstStroke'
import { ARROW, drawing, LINE, stateWith, stroke, whole } from '../support/drawings'

const CANVAS = { width: 360, height: 720 }
const open = () =>
  createStore(
    {
      state: stateWith(whole([drawing('a1'), drawing('a2')], { canvas: undefined })),
      history: EMPTY_HISTORY,
    },
    () => undefined,
  )
const ON_SECOND = { drawing: 'a2', tocht: 0, index: 1, element: LINE, canvas: CANVAS }

describe('a stroke from before the app was there', () => {
  it('lies on its drawing like any other, can be undone, and fixes the canvas', () => {
    const store = open()
    takeFirstStroke(store, ON_SECOND)
    takeFirstStroke(store, { ...ON_SECOND, element: ARROW })
    expect(store.getState().drawings.a2?.elements).toEqual([LINE, ARROW])
    expect(store.getState().tochten.a?.canvas).toEqual(CANVAS)
    expect(canUndo(store.getHistory(), store.getState(), 'a2')).toBe(true)
  })

  it('is not doubled by a tab that was copied, or brought back', () => {
    const store = open()
    takeFirstStroke(store, ON_SECOND)
    takeFirstStroke(store, ON_SECOND)
    expect(store.getState().drawings.a2?.elements).toEqual([LINE])
  })

  it('keeps its shape, all of it on the paper, where the canvas is another one after all', () => {
    const store = open()
    takeFirstStroke(store, { ...ON_SECOND, canvas: { width: 500, height: 500 } })
    const across = stroke([
      [0, 0],
      [125, 250],
    ])
    takeFirstStroke(store, { ...ON_SECOND, element: across, canvas: { width: 500, height: 500 } })
    takeFirstStroke(store, { ...ON_SECOND, element: across, canvas: { width: 125, height: 250 } })
    expect(store.getState().tochten.a?.canvas).toEqual({ width: 500, height: 500 })
    expect(store.getState().drawings.a2?.elements.slice(1)).toEqual([
      across,
      stroke([
        [125, 0],
        [375, 500],
      ]),
    ])
  })

  it('stays with its drawing where another one has its place meanwhile', () => {
    const store = open()
    takeFirstStroke(store, { ...ON_SECOND, index: 0 })
    expect(store.getState().drawings.a2?.elements).toEqual([LINE])
  })

  it('lies on the drawing in its place where that had no id yet', () => {
    const store = open()
    takeFirstStroke(store, { ...ON_SECOND, drawing: undefined })
    expect(store.getState().drawings.a2?.elements).toEqual([LINE])
  })

  it('goes with a drawing that is gone', () => {
    const store = open()
    const before = store.getState()
    takeFirstStroke(store, { ...ON_SECOND, drawing: 'gone' })
    takeFirstStroke(store, { ...ON_SECOND, drawing: undefined, index: 9 })
    takeFirstStroke(store, { ...ON_SECOND, drawing: undefined, tocht: 9 })
    expect(store.getState()).toBe(before)
  })
})
