import { describe, expect, it } from 'vitest'
import { FIRST_STROKES_KEY } from '../../src/constants'
import { openFirstStrokes, type FirstStroke } from '../../src/storage/firstStrokes'
import { ARROW, LINE } from '../support/drawings'
import { fakeStorage } from '../support/storage'

const CANVAS = { width: 396, height: 685 }
const ONE: FirstStroke = { drawing: 'a1', tocht: 0, index: 0, element: LINE, canvas: CANVAS }
const OTHER: FirstStroke = { ...ONE, element: ARROW }

/** Everything that is given to whoever asks first. */
const taken = (strokes: ReturnType<typeof openFirstStrokes>): readonly FirstStroke[] => {
  const all: FirstStroke[] = []
  strokes.giveTo((stroke) => all.push(stroke))
  return all
}

describe('what is drawn before the app is there', () => {
  it('waits for it, in the order in which it was drawn', () => {
    const strokes = openFirstStrokes(fakeStorage())
    strokes.add(ONE)
    strokes.add(OTHER)
    expect(taken(strokes)).toEqual([ONE, OTHER])
  })

  it('is given once, and what comes later at once', () => {
    const strokes = openFirstStrokes(fakeStorage())
    strokes.add(ONE)
    const all: FirstStroke[] = []
    strokes.giveTo((stroke) => all.push(stroke))
    strokes.add(OTHER)
    expect(all).toEqual([ONE, OTHER])
    expect(strokes.waiting()).toEqual([])
  })

  it('waits in the tab where the app does not come', () => {
    const session = fakeStorage()
    openFirstStrokes(session).add(ONE)
    const again = openFirstStrokes(session)
    again.add(OTHER)
    expect(again.waiting()).toEqual([ONE, OTHER])
    expect(taken(openFirstStrokes(session))).toEqual([ONE, OTHER])
    expect(openFirstStrokes(session).waiting()).toEqual([])
  })

  it('is gone from the tab even where nobody can take it, so that the next start is none the worse', () => {
    const session = fakeStorage()
    openFirstStrokes(session).add(ONE)
    expect(() =>
      openFirstStrokes(session).giveTo(() => {
        throw new Error('no stroke')
      }),
    ).toThrow('no stroke')
    expect(openFirstStrokes(session).waiting()).toEqual([])
  })

  it('is given where nothing can be kept, too', () => {
    const strokes = openFirstStrokes(Object.assign(fakeStorage(), { full: true }))
    strokes.add(ONE)
    expect(taken(strokes)).toEqual([ONE])
  })

  it.each([
    ['cut off', (text: string) => text.slice(0, -3)],
    ['changed', (text: string) => text.replace('a1', 'b1')],
    ['something else', () => 'hello'],
    ['empty', () => ''],
  ])('is left alone where what was kept is %s', (_, spoil) => {
    const session = fakeStorage()
    openFirstStrokes(session).add(ONE)
    session.setItem(FIRST_STROKES_KEY, spoil(session.getItem(FIRST_STROKES_KEY) ?? ''))
    expect(openFirstStrokes(session).waiting()).toEqual([])
  })
})
