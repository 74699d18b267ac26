import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { MOST_ROWS, MOST_SIDE_ROADS } from '../../../src/constants'
import { EMPTY_ROW, strokesOf, type Fishbone } from '../../../src/model/fishbone/fishbone'
import { rowsOf } from '../../../src/model/fishbone/readFishbone'
import { FISH_BONE, type Drawing, type DrawingElement } from '../../../src/model/types'
import { EMPTY_HISTORY } from '../../../src/model/undo/history'
import { ServicesContext, type Services } from '../../../src/store/context'
import { createStore } from '../../../src/store/store'
import { useFishbone, type FishboneInHand } from '../../../src/ui/fishbone/useFishbone'
import { drawing, LINE, stateWith, whole } from '../../support/drawings'
import { must } from '../../support/must'
import { times } from '../../support/times'
import { sampleFishbone, SOLID, UNPAVED } from '../../support/tochten/fishbones'

interface VisitProps {
  readonly edited: Drawing
  readonly onFull: () => void
  readonly tell: (hand: FishboneInHand | undefined) => void
}

const Visit = ({ edited, onFull, tell }: VisitProps) => {
  tell(useFishbone(edited, onFull))
  return null
}

/** A drawing in the fish-bone editor. Each `hand` is a new visit, with the first row selected and nothing picked. */
const open = (ink: readonly DrawingElement[]) => {
  const state = stateWith(whole([drawing('a', ...ink)], { style: FISH_BONE }))
  const store = createStore({ state, history: EMPTY_HISTORY }, () => {})
  const onFull = vi.fn<() => void>()
  const elements = (): readonly DrawingElement[] => must(store.getState().drawings.a).elements
  const hand = (): FishboneInHand | undefined => {
    let seen: FishboneInHand | undefined
    const tell = (now: FishboneInHand | undefined) => void (seen = now)
    const visit = createElement(Visit, { edited: must(store.getState().drawings.a), onFull, tell })
    // Only the store is used.
    renderToStaticMarkup(createElement(ServicesContext, { value: { store } as Services }, visit))
    return seen
  }
  return { hand, elements, rows: () => rowsOf(elements()), onFull }
}
const openRows = (rows: Fishbone) => open(strokesOf(rows))

const ONE_ROAD: Fishbone = [{ left: [SOLID], right: [] }]

describe('a press in the fish-bone editor', () => {
  it('adds a road on its side of the row, paved at first', () => {
    const { hand, rows } = open([])
    hand()?.add('left')
    hand()?.add('right')
    hand()?.add('right')
    expect(rows()).toEqual([{ left: [SOLID], right: [SOLID, SOLID] }])
  })

  it('adds a row above the first, or below the last', () => {
    for (const [press, place] of [
      ['up', 0],
      ['down', 1],
      ['insert', 0],
    ] as const) {
      const { hand, rows } = openRows(ONE_ROAD)
      hand()?.[press]()
      expect(rows()).toEqual(ONE_ROAD.toSpliced(place, 0, EMPTY_ROW))
    }
  })

  it('only moves along the spine where there is a row', () => {
    const { hand, rows } = openRows(sampleFishbone(3))
    hand()?.down()
    expect(rows()).toEqual(sampleFishbone(3))
  })

  it('removes the row, or turns the way around', () => {
    const route = sampleFishbone(3)
    const { hand, rows } = openRows(route)
    hand()?.reverse()
    expect(rows()?.[0]).toEqual({ left: route[2]?.right.toReversed(), right: route[2]?.left.toReversed() })
    hand()?.reverse()
    hand()?.removeRow()
    expect(rows()).toEqual(route.slice(1))
  })

  it('is one step of Undo, which Redo repeats', () => {
    const { hand, rows, elements } = open([])
    hand()?.add('left')
    hand()?.up()
    const built = rows()
    hand()?.undo()
    expect(rows()).toEqual(ONE_ROAD)
    hand()?.undo()
    expect(elements()).toEqual([])
    hand()?.redo()
    hand()?.redo()
    expect(rows()).toEqual(built)
  })

  it('changes nothing when another tab has changed the rows since they were shown', () => {
    const { hand, rows } = openRows(ONE_ROAD)
    const outdated = hand()
    hand()?.insert()
    const now = rows()
    outdated?.add('left')
    outdated?.reverse()
    expect(rows()).toEqual(now)
  })

  it('on an empty paper turns nothing around', () => {
    const { hand, elements } = open([])
    hand()?.reverse()
    expect(elements()).toEqual([])
  })
})

it('a full fish-bone grows no more, and says so', () => {
  const { hand, rows, onFull } = openRows(sampleFishbone(MOST_ROWS))
  hand()?.up()
  hand()?.insert()
  expect(onFull).toHaveBeenCalledTimes(2)
  expect(rows()).toHaveLength(MOST_ROWS)
})

it('a side with the greatest number of roads is full', () => {
  const { hand } = openRows([{ left: times(MOST_SIDE_ROADS, UNPAVED), right: [SOLID] }])
  expect(hand()?.sideFull('left')).toBe(true)
  expect(hand()?.sideFull('right')).toBe(false)
})

it('a drawing that is not a fish-bone is not edited as rows', () => {
  expect(open([LINE]).hand()).toBeUndefined()
})
