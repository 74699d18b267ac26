import { expect, it } from 'vitest'
import { DEFAULT_CANVAS, WAITING_STROKES_KEY } from '../../src/constants'
import { EMPTY_CONTENTS } from '../../src/model/contents'
import { takeWaitingStrokes } from '../../src/start/takeWaitingStrokes'
import { hash } from '../../src/model/hash'
import { createStore } from '../../src/store/store'
import { drawing, LINE, stateWith, whole } from '../support/drawings'
import { fakeStorage } from '../support/storage'

const STROKE = { drawing: 'a1', tocht: 0, index: 0, element: LINE, canvas: DEFAULT_CANVAS }

const take = (text: string) => {
  const store = createStore(
    { ...EMPTY_CONTENTS, state: stateWith(whole([drawing('a1', LINE), drawing('a2')])) },
    () => undefined,
  )
  const session = fakeStorage({ [WAITING_STROKES_KEY]: text })
  takeWaitingStrokes(store, session)
  takeWaitingStrokes(store, session)
  return Object.values(store.getState().drawings).map(({ elements }) => elements.length)
}

const written = (...strokes: readonly object[]): string => {
  const text = JSON.stringify(strokes)
  return `${hash(text)}${text}`
}

it('waiting strokes of an older build are added once, even beside equal ones', () => {
  expect(take(written(STROKE, { ...STROKE, drawing: undefined, index: 1 }))).toEqual([2, 1])
})

it('a waiting stroke is dropped if its drawing is gone', () => {
  expect(take(written({ ...STROKE, drawing: 'gone' }, { ...STROKE, drawing: undefined, tocht: 7 }))).toEqual([1, 0])
})

it('damaged waiting strokes are ignored', () => {
  expect(take(`${written(STROKE)}x`)).toEqual([1, 0])
})
