import { describe, expect, it } from 'vitest'
import type { State, WholeTocht } from '../../../src/model/types'
import type { Revision } from '../../../src/storage/database/head'
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
const parsed = (state: State, tochten: Record<string, Revision> = {}): unknown[] => {
  const raw: unknown = JSON.parse(mirrorText(state, { state, tochten }))
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
    expect(mirrorText(STATE, { state: STATE, tochten: {} })).toMatch(
      /^\[\{"name":"Tocht 1","style":0,"drawings":\[\[\{"points":\[\{"x":10,"y":20\.5\},/,
    )
    expect(parsed(stateWith())).toEqual([])
  })

  it('holds the tochten in their order', () => {
    expect(parsed({ ...STATE, order: ['b', 'a'] })).toMatchObject([{ id: 'b' }, { id: 'a' }])
  })

  it('is read back as the same tochten, drawings and ids', () => {
    const undecided = stateWith(whole([drawing(idOf('a1'))], { id: idOf('a'), canvas: undefined }))
    expect(stateOf(parsed(undecided).map(wholeFrom))).toEqual(undecided)
    fc.assert(
      fc.property(anyState, (state) => {
        expect(stateOf(parsed(state).map(wholeFrom))).toEqual(state)
      }),
    )
  })
})

describe('the seal of a tocht', () => {
  it('contains the revision, and is valid for everything that the app writes', () => {
    fc.assert(
      fc.property(anyState, fc.oneof(fc.uuid(), fc.integer({ min: 1 })), (state, revision) => {
        const tochten = Object.fromEntries(state.order.map((id) => [id, revision]))
        expect(parsed(state, tochten).map(sealedStanding)).toEqual(
          state.order.map(() => ({ revision, unsaved: false })),
        )
      }),
    )
  })

  it('is valid for a tocht that another app read and wrote again', () => {
    const again = JSON.parse(JSON.stringify(parsed(STATE, { a: 'x' }), undefined, 2)) as unknown[]
    expect(again.map(sealedStanding)).toEqual([
      { revision: 'x', unsaved: false },
      { revision: undefined, unsaved: false },
    ])
  })

  it('tells which tochten hold work that no commit has', () => {
    const unsavedIn = (state: State): unknown =>
      (JSON.parse(mirrorText(state, { state: STATE, tochten: { a: 'x', b: 'y' } })) as unknown[]).map(
        (raw) => sealedStanding(raw)?.unsaved,
      )
    expect(unsavedIn(STATE)).toEqual([false, false])
    expect(unsavedIn({ ...STATE, drawings: { ...STATE.drawings, b1: drawing('b1', LINE) } })).toEqual([false, true])
    const renamed = { ...must(STATE.tochten.a), name: 'Other' }
    expect(unsavedIn({ ...STATE, tochten: { ...STATE.tochten, a: renamed } })).toEqual([true, false])
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

  it.each([{ rev: 'y' }, { unsaved: true }, { canvas: undefined }, { seal: undefined }, { drawings: [[]] }])(
    'is broken by %j',
    (change) => {
      const [tocht] = parsed(STATE, { a: 'x' })
      expect(sealedStanding({ ...(tocht as object), ...change })).toBeUndefined()
    },
  )

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
