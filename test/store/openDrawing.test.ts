import { describe, expect, it, vi } from 'vitest'
import type { Action } from '../../src/model/changes/actions'
import { EMPTY_CONTENTS } from '../../src/model/contents'
import { EMPTY_STATE, type DrawingElement, type State } from '../../src/model/types'
import { EMPTY_HISTORY } from '../../src/model/undo/history'
import { openDrawing } from '../../src/store/openDrawing'
import { putDrawingBack } from '../../src/store/putDrawingBack'
import { createStore } from '../../src/store/store'
import { ARROW, DASHED, drawing, LINE, SQUARE, stamp, stateWith, whole } from '../support/drawings'
import { must } from '../support/must'

const START = stateWith(whole([drawing('a1'), drawing('a2', LINE), drawing('a3')]))
const WITHOUT = stateWith(whole([drawing('a1'), drawing('a3')]))
const draw = (element: DrawingElement): Action => ({ type: 'addElement', drawing: 'a2', element, canvas: SQUARE })

/** The second drawing, open in an editor. */
const open = () => {
  const store = createStore({ state: START, history: EMPTY_HISTORY }, () => undefined)
  const opened = openDrawing(store, 'a', 'a2')
  const listener = vi.fn<() => void>()
  opened.subscribe(listener)
  return {
    store,
    opened,
    listener,
    seen: () => must(opened.get()),
    /** The ink that the editor shows, and the ink in the store. */
    ink: () => [opened.get()?.drawing.elements, store.getState().drawings['a2']?.elements],
    adopt: (other: State) => store.replaceContents({ state: other, history: EMPTY_HISTORY }),
    putBack: () => putDrawingBack(store, must(must(opened.get()).deleted)),
  }
}

describe('an open drawing', () => {
  it('is the drawing in the store, and the same object as long as nothing changes', () => {
    const { store, opened, seen, listener } = open()
    const before = seen()
    expect(before).toEqual({ state: START, tocht: START.tochten['a'], drawing: START.drawings['a2'] })
    expect(opened.get()).toBe(before)
    opened.dispatch(draw(ARROW))
    expect(seen().drawing).toBe(store.getState().drawings['a2'])
    expect(seen().drawing.elements).toEqual([LINE, ARROW])
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('is undefined until the drawing exists', () => {
    const store = createStore(EMPTY_CONTENTS, () => undefined)
    const opened = openDrawing(store, 'a', 'a2')
    expect(opened.get()).toBeUndefined()
    store.replaceContents({ state: START, history: EMPTY_HISTORY })
    opened.subscribe(() => undefined)
    expect(opened.get()?.drawing.id).toBe('a2')
  })

  it('notifies nobody after unsubscribing', () => {
    const { store, opened, listener } = open()
    opened.subscribe(listener)()
    listener.mockClear()
    const leave = opened.subscribe(listener)
    leave()
    store.dispatch(draw(ARROW))
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('a drawing that another tab deleted', () => {
  it.each<[string, State]>([
    ['alone', WITHOUT],
    ['with its tocht, which is in the bin', { ...START, order: [], bin: { a: { when: 5 } } }],
    ['with its tocht, for good', EMPTY_STATE],
    ['by loading other drawings', stateWith(whole([drawing('n1', DASHED)]))],
  ])('%s, is shown unchanged, and no drawing is created', (_, gone) => {
    const { store, seen, adopt } = open()
    const before = seen()
    adopt(gone)
    expect(seen()).toEqual({ ...before, deleted: before })
    expect(store.getState()).toBe(gone)
    const after = seen()
    adopt({ ...gone })
    expect(seen()).toBe(after)
  })

  it('is shown with the strokes that the other tab did not know', () => {
    const { opened, adopt, ink } = open()
    opened.dispatch(draw(ARROW))
    adopt(WITHOUT)
    expect(ink()).toEqual([[LINE, ARROW], undefined])
  })

  it('is shown with the stroke that was being drawn', () => {
    const { store, opened, adopt, ink, listener } = open()
    adopt(WITHOUT)
    listener.mockClear()
    opened.dispatch(draw(ARROW))
    expect(ink()).toEqual([[LINE, ARROW], undefined])
    expect(listener).toHaveBeenCalledTimes(1)
    expect(store.getState()).toBe(WITHOUT)
  })
})

describe('a restored drawing', () => {
  it('stands at its old place, unchanged, with the stroke that was being drawn', () => {
    const { store, opened, adopt, seen, ink, putBack: put } = open()
    opened.dispatch(draw(ARROW))
    adopt(WITHOUT)
    opened.dispatch(draw(DASHED))
    put()
    expect(store.getState().tochten['a']?.drawings).toEqual(['a1', 'a2', 'a3'])
    expect(ink()).toEqual([
      [LINE, ARROW, DASHED],
      [LINE, ARROW, DASHED],
    ])
    expect(seen().deleted).toBeUndefined()
    opened.dispatch(draw(stamp(1, 2)))
    expect(store.getState().drawings['a2']?.elements).toHaveLength(4)
  })

  it('restores its tocht from the bin, and adds what the bin does not have', () => {
    const { store, opened, adopt, ink, putBack: put } = open()
    opened.dispatch(draw(ARROW))
    adopt({ ...START, order: [], bin: { a: { when: 5 } } })
    opened.dispatch(draw(DASHED))
    put()
    expect(store.getState()).toMatchObject({ order: ['a'], bin: {} })
    expect(ink()[1]).toEqual([LINE, ARROW, DASHED])
  })

  it('brings its tocht back from the bin, even if the tocht there lacks the drawing', () => {
    const { store, adopt, putBack: put } = open()
    adopt({ ...WITHOUT, order: [], bin: { a: { when: 5 } } })
    put()
    expect(store.getState()).toEqual({ ...START, bin: {} })
  })

  it('restores its whole tocht if that was deleted for good', () => {
    const { store, opened, adopt, putBack: put } = open()
    adopt(EMPTY_STATE)
    put()
    expect(store.getState()).toEqual(START)
    opened.dispatch(draw(ARROW))
    expect(store.getState().drawings['a2']?.elements).toEqual([LINE, ARROW])
  })

  it('exists once if two tabs put it back', () => {
    const [one, other] = [open(), open()]
    one.opened.dispatch(draw(ARROW))
    for (const tab of [one, other]) tab.adopt(EMPTY_STATE)
    other.putBack()
    one.adopt(other.store.getState())
    expect(one.seen().deleted).toBeUndefined()
    expect(one.ink()[1]).toEqual([LINE, ARROW])
    expect(one.store.getState().order).toEqual(['a'])
  })
})

it('an action on a drawing that another tab deleted is kept as an earlier version of its tocht', () => {
  const save = vi.fn<Parameters<typeof createStore>[1]>()
  const store = createStore({ state: START, history: EMPTY_HISTORY }, save)
  const opened = openDrawing(store, 'a', 'a2')
  opened.subscribe(() => undefined)
  store.replaceContents({ state: WITHOUT, history: EMPTY_HISTORY })
  opened.dispatch(draw(ARROW))
  expect(save).toHaveBeenCalledTimes(1)
  expect(save.mock.calls[0]?.[0]).toEqual({
    type: 'saveEarlierVersion',
    whole: whole([drawing('a1'), drawing('a2', LINE, ARROW), drawing('a3')]),
  })
})

describe('a drawing that another tab put back', () => {
  it('has the strokes that were drawn in it meanwhile', () => {
    const { opened, adopt, ink } = open()
    opened.dispatch(draw(ARROW))
    adopt(WITHOUT)
    opened.dispatch(draw(DASHED))
    adopt(START)
    expect(ink()[1]).toEqual([LINE, ARROW, DASHED])
  })

  it('stays as it is if the other tab changed it', () => {
    const { adopt, ink } = open()
    adopt(WITHOUT)
    adopt(stateWith(whole([drawing('a1'), drawing('a2', DASHED), drawing('a3')])))
    expect(ink()).toEqual([[DASHED], [DASHED]])
  })
})
