import { describe, expect, it } from 'vitest'
import type { State, WholeTocht } from '../../../src/model/types'
import { fromDisk, stateOf } from '../../../src/storage/format'
import { mirrorText, sealedStanding } from '../../../src/storage/mirror/mirror'
import { checkOwnTocht } from '../../../src/storage/outside/importText'
import { state as anyState } from '../../support/arbitraries'
import { ARROW, drawing, idOf, LINE, stamp, stateWith, whole } from '../../support/drawings'
import { must } from '../../support/must'
import { fc } from '../../support/properties'
import { noNewId } from '../../support/storage'

const STATE = stateWith(
  whole([drawing('a1', LINE, stamp(100, 200, 2)), drawing('a2')]),
  whole([drawing('b1', ARROW)], { id: 'b', style: 1 }),
)

/** The mirror of a state that is fully committed. */
const parsed = (state: State, revisions: Record<string, number> = {}): unknown[] => {
  const raw: unknown = JSON.parse(mirrorText(state, { state, revisions }))
  return Array.isArray(raw) ? raw : []
}

/** A tocht of a mirror, read like foreign text. */
const wholeFrom = (raw: unknown): WholeTocht => {
  const checked = checkOwnTocht(raw)
  if (!checked.ok) throw new Error(JSON.stringify(checked.fault))
  return fromDisk(checked.value, noNewId, true)
}

describe('the mirror', () => {
  it('has the public format, readable by the original app', () => {
    const [first] = parsed(STATE)
    expect(first).toMatchObject({ name: 'Tocht 1', style: 0, drawings: [[LINE, stamp(100, 200, 2)], []] })
    expect(mirrorText(STATE, { state: STATE, revisions: {} })).toMatch(
      /^\[\{"name":"Tocht 1","style":0,"drawings":\[\[\{"points":\[\{"x":10,"y":20\.5\},/,
    )
  })

  it('is an empty list if there are no tochten', () => {
    expect(mirrorText(stateWith(), { state: stateWith(), revisions: {} })).toBe('[]')
  })

  it('holds the tochten in their order', () => {
    const turned = parsed({ ...STATE, order: ['b', 'a'] })
    expect(turned).toMatchObject([{ id: 'b' }, { id: 'a' }])
  })

  it('leaves out the canvas while it is undecided', () => {
    expect(parsed(stateWith(whole([drawing('a1')], { canvas: undefined })))[0]).not.toHaveProperty('canvas')
  })

  it('is read back as the same tochten, drawings and ids', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(stateOf(parsed(state).map(wholeFrom))).toEqual(state)
      }),
    )
  })

  it('keeps an undecided canvas undecided', () => {
    const state = stateWith(whole([drawing(idOf('a1'))], { id: idOf('a'), canvas: undefined }))
    expect(stateOf(parsed(state).map(wholeFrom))).toEqual(state)
  })

  it('has the same text each time it is written', () => {
    const copy = structuredClone(STATE)
    const revisions = { a: 3 }
    expect(mirrorText(STATE, { state: STATE, revisions })).toBe(mirrorText(copy, { state: copy, revisions }))
  })
})

describe('the seal of a tocht', () => {
  it('contains the revision', () => {
    expect(parsed(STATE, { a: 3, b: 8 }).map(sealedStanding)).toEqual([{ revision: 3 }, { revision: 8 }])
  })

  it('is valid for everything that the app writes', () => {
    fc.assert(
      fc.property(anyState, fc.nat(), (state, revision) => {
        const revisions = Object.fromEntries(state.order.map((id) => [id, revision]))
        expect(parsed(state, revisions).map(sealedStanding)).toEqual(state.order.map(() => ({ revision })))
      }),
    )
  })

  it('is valid for a tocht that another app read and wrote again', () => {
    const again: unknown = JSON.parse(JSON.stringify(parsed(STATE, { a: 3 }), undefined, 2))
    expect(Array.isArray(again) && again.map(sealedStanding)).toEqual([{ revision: 3 }, { revision: 0 }])
  })

  it('shows which tochten are ahead of the database', () => {
    const committed = { state: STATE, revisions: { a: 3, b: 8 } }
    const drawn = { ...STATE, drawings: { ...STATE.drawings, b1: drawing('b1', LINE) } }
    const raw = JSON.parse(mirrorText(drawn, committed)) as unknown[]
    expect(raw.map(sealedStanding)).toEqual([{ revision: 3 }, { revision: 8, ahead: true }])
    const renamed = { ...STATE, tochten: { ...STATE.tochten, a: { ...must(STATE.tochten.a), name: 'Other' } } }
    expect((JSON.parse(mirrorText(renamed, committed)) as unknown[]).map(sealedStanding)).toEqual([
      { revision: 3, ahead: true },
      { revision: 8 },
    ])
  })

  it('names the tabs whose work is ahead, if it shows all of that work', () => {
    const tabsAhead = [{ by: 'one', upTo: 7 }]
    const committed = { state: STATE, revisions: { a: 3, b: 8 }, tabsAhead }
    const tabsAheadIn = (state: State): unknown =>
      (JSON.parse(mirrorText(state, committed)) as unknown[]).map((raw) => sealedStanding(raw)?.ahead)
    const drawn = { ...STATE, drawings: { ...STATE.drawings, b1: drawing('b1', LINE) } }
    expect(tabsAheadIn(drawn)).toEqual([undefined, tabsAhead])
    expect(tabsAheadIn({ ...drawn, order: ['b', 'a'] })).toEqual([true, undefined])
    expect(tabsAheadIn({ ...drawn, order: ['b'], bin: { a: { when: 1 } } })).toEqual([true])
    expect(tabsAheadIn({ ...drawn, bin: { c: { when: 1 } } })).toEqual([undefined, true])
  })

  it('is broken by any changed character', () => {
    const [tocht] = parsed(STATE, { a: 3 })
    const text = JSON.stringify(tocht)
    const character = fc.constantFrom(...Array.from('0123456789abcdefxyz{}[],:"-. TF'))
    fc.assert(
      fc.property(fc.nat({ max: text.length - 1 }), character, (place, other) => {
        const changed = text.slice(0, place) + other + text.slice(place + 1)
        const read = parseOrNothing(changed)
        if (read === undefined || JSON.stringify(read) === text) return
        expect(sealedStanding(read)).toBeUndefined()
      }),
      { numRuns: 3_000 },
    )
  })

  it.each([
    ['another name', { name: 'Tocht 2' }],
    ['another style', { style: 1 }],
    ['another id', { id: 'z' }],
    ['another revision', { rev: 4 }],
    ['another canvas', { canvas: { width: 400, height: 400 } }],
    ['no canvas', { canvas: undefined }],
    ['other ids of drawings', { details: [{ id: 'a2' }, { id: 'a1' }] }],
    ['one drawing less', { drawings: [[LINE, stamp(100, 200, 2)]] }],
    ['drawings in another order', { drawings: [[], [LINE, stamp(100, 200, 2)]] }],
    ['the mark that it is ahead', { ahead: true }],
    ['no seal', { seal: undefined }],
  ])('is broken by %s', (_, change) => {
    const [tocht] = parsed(STATE, { a: 3 })
    expect(sealedStanding({ ...(tocht as object), ...change })).toBeUndefined()
  })

  it.each([null, 5, 'x', [], {}, { name: 'Tocht 1', style: 0, drawings: [] }, { id: 'a', rev: 3, drawings: 5 }])(
    'is missing from %j',
    (raw) => {
      expect(sealedStanding(raw)).toBeUndefined()
    },
  )
})

const parseOrNothing = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
