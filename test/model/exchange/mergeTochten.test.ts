import { describe, expect, it } from 'vitest'
import { EMPTY_CONTENTS, operate } from '../../../src/model/contents'
import { compareTochten } from '../../../src/model/exchange/compareTochten'
import { copyIdOf, exchangeIdsOf, knownTocht, withFreeIds } from '../../../src/model/exchange/exchangeIds'
import { OF_TOCHT, type MergeChoices } from '../../../src/model/exchange/exchangeTypes'
import { mergedCheck } from '../../../src/model/exchange/mergeChecks'
import { merged } from '../../../src/model/exchange/mergeTochten'
import { numberedName } from '../../../src/model/exchange/numberedName'
import { keptTwiceIn } from '../../../src/model/exchange/pairs'
import { arrivedTocht, receivedTocht } from '../../../src/model/exchange/receivedTocht'
import { hashOfContents, replacedBy } from '../../../src/model/exchange/states'
import { remarksOf } from '../../../src/model/fieldCheck'
import { wholeIn } from '../../../src/model/lookups'
import type { Drawing, Tocht, WholeTocht } from '../../../src/model/types'
import { earlierVersionsBefore } from '../../../src/storage/takeEarlierVersions'
import { drawing, LINE, stamp, stateWith, whole } from '../../support/drawings'
import { handedOver } from '../../support/exchanges'
import { must } from '../../support/must'

/** A tocht of three drawings that came from somebody else, unchanged. */
const received = arrivedTocht(
  handedOver(whole([drawing('a', LINE), drawing('b', stamp(1, 1)), drawing('c', stamp(2, 2))])),
)
const [first, second, third] = received.drawings.map(({ exchangeId }) => must(exchangeId))

const changed = (tocht: WholeTocht, exchangeId: string | undefined, change: Partial<Drawing>): WholeTocht => ({
  ...tocht,
  drawings: tocht.drawings.map((one) => (one.exchangeId === exchangeId ? Object.assign({}, one, change) : one)),
})
const within = (own: WholeTocht, more: Partial<Tocht>): WholeTocht => ({ ...own, tocht: { ...own.tocht, ...more } })
const redrawn = (own: WholeTocht, exchangeId: string | undefined, x: number): WholeTocht =>
  changed(own, exchangeId, { elements: [stamp(x, 0)] })
const inkOf = ({ drawings }: WholeTocht) => drawings.map(({ elements }) => elements)
const ids = (own: WholeTocht): readonly string[] => exchangeIdsOf(own)

/** 150 deleted drawings with some states each. */
const deletedFrom = (from: number, states: number) =>
  Object.fromEntries(
    Array.from({ length: 150 }, (_, index) => [
      `a${(from + index).toString(16).padStart(3, '0')}`,
      Array.from({ length: states }, (_state, state) => `${from}${state}`.padStart(8, '0')),
    ]),
  )

describe('what differs between my tocht and theirs', () => {
  it('is nothing if they only passed it on', () => {
    expect(compareTochten(received, handedOver(received))).toMatchObject({ kind: 'same', drawings: [], members: [] })
  })

  it('is nothing if another drawing happens to have the id that a copy of one would get', () => {
    const one = must(received.drawings[0])
    const exchangeId = copyIdOf(must(first), hashOfContents(one))
    const own = changed(received, second, { exchangeId })
    expect(compareTochten(own, handedOver(own))).toMatchObject({ kind: 'same', drawings: [] })
  })

  it('is what they changed since it was here', () => {
    const theirs = handedOver(redrawn(received, second, 5))
    const { kind, drawings } = compareTochten(received, theirs)
    expect(kind).toBe('theirs')
    expect(drawings).toMatchObject([{ kind: 'changed', exchangeId: second, number: 2 }])
  })

  it('is nothing to take if only I changed it', () => {
    expect(compareTochten(redrawn(received, second, 5), handedOver(received))).toMatchObject({
      kind: 'mine',
      drawings: [],
    })
  })

  it('is a drawing to choose if both changed it', () => {
    const { kind, drawings } = compareTochten(redrawn(received, second, 5), handedOver(redrawn(received, second, 6)))
    expect(kind).toBe('both')
    expect(drawings).toMatchObject([{ kind: 'both', exchangeId: second, number: 2 }])
  })

  it('is nothing to take if a third leader sends what was here before', () => {
    const newer = merged(received, handedOver(redrawn(received, second, 5)), {})
    expect(compareTochten(newer, handedOver(received))).toMatchObject({ kind: 'mine', drawings: [] })
  })

  it('is a check that somebody made, though every drawing is equal', () => {
    const theirs = handedOver(changed(received, first, { check: { ok: true, at: 5, seen: '' } }))
    expect(compareTochten(received, theirs)).toMatchObject({
      kind: 'theirs',
      drawings: [],
      checks: [{ number: 1, remark: undefined }],
    })
  })

  it('tells of each check, with its remark, also at a drawing that they changed', () => {
    const check = { ok: false, at: 5, seen: '', note: 'The bridge is gone' }
    const theirs = handedOver(changed(redrawn(received, second, 5), second, { check }))
    expect(compareTochten(received, theirs)).toMatchObject({
      drawings: [{ kind: 'changed', number: 2 }],
      checks: [{ number: 2, remark: 'The bridge is gone' }],
    })
  })

  it('is for both to put together if each changed something else', () => {
    const mine = redrawn(received, first, 4)
    expect(compareTochten(mine, handedOver(redrawn(received, second, 5)))).toMatchObject({
      kind: 'both',
      drawings: [{ kind: 'changed', number: 2 }],
    })
  })

  it('is the order that they gave to the drawings, without those at the ends', () => {
    const [one, two, three] = received.drawings.map(must)
    const drawings = [must(one), must(three), must(two)]
    const theirs = handedOver({ tocht: { ...received.tocht, drawings: drawings.map(({ id }) => id) }, drawings })
    expect(compareTochten(received, theirs)).toMatchObject({ kind: 'theirs', reordered: [3, 2] })
    const mine = { ...received, drawings }
    expect(compareTochten(mine, handedOver(received))).toMatchObject({ kind: 'mine', reordered: [] })
  })

  it('is to choose what both wrote about the tocht, and the order that both changed', () => {
    const [one, two, three] = received.drawings.map(must)
    const [mine, theirs] = (
      [
        ['14:00', [must(three), must(one), must(two)]],
        ['15:00', [must(two), must(one), must(three)]],
      ] as const
    ).map(([start, drawings]) => ({
      tocht: { ...received.tocht, sheet: { start }, drawings: drawings.map(({ id }) => id) },
      drawings,
    }))
    const arrived = handedOver(must(theirs))
    const comparison = compareTochten(must(mine), arrived)
    expect(comparison).toMatchObject({ kind: 'both', isOrderToChoose: true, reordered: [3, 2, 1] })
    expect(comparison.members).toContainEqual({
      member: 'sheet.start',
      mine: '14:00',
      theirs: '15:00',
      taken: 'choice',
    })
    const results = [{}, { [OF_TOCHT]: 'theirs' }].map((choices) =>
      merged(must(mine), arrived, choices as MergeChoices),
    )
    expect(results.map(({ tocht }) => tocht.sheet?.start)).toEqual(['14:00', '15:00'])
    expect(results.map(ids)).toEqual([
      [third, first, second],
      [second, first, third],
    ])
    // Who sent theirs takes what was chosen, without a question.
    for (const result of results) expect(compareTochten(arrived, handedOver(result)).kind).not.toBe('both')
  })

  it('asks nobody about a canvas that each side has set', () => {
    const [mine, theirs] = [300, 500].map((width) => within(received, { canvas: { width, height: 600 } }))
    const { kind, members } = compareTochten(must(mine), handedOver(must(theirs)))
    expect(members).toMatchObject([{ member: 'canvas', taken: 'mine' }])
    expect(kind).toBe('mine')
  })

  it('tells of equal remarks on drawings that I deleted once', () => {
    const check = { ok: false, at: 5, seen: '', note: 'Sign gone' }
    const theirs = handedOver(changed(changed(received, second, { check }), third, { check }))
    const deleted = Object.fromEntries(received.drawings.slice(1).map((one) => [one.exchangeId, one.past ?? []]))
    const mine = { tocht: { ...received.tocht, deleted }, drawings: received.drawings.slice(0, 1) }
    expect(compareTochten(mine, theirs).lostRemarks).toEqual(['Sign gone'])
  })

  it('is one note or distance to choose, and mine until then, where the ink is the same', () => {
    const mine = changed(received, second, { distance: 100 })
    const theirs = handedOver(changed(received, second, { distance: 150 }))
    expect(compareTochten(mine, theirs).drawings).toMatchObject([{ kind: 'both', number: 2 }])
    expect(merged(mine, theirs, {}).drawings.map(({ distance }) => distance)).toEqual([undefined, 100, undefined])
  })

  it('tells of a remark on what the other found right later, on both sides', () => {
    const wrong = changed(received, first, { check: { ok: false, at: 5, seen: '', note: 'Closed' } })
    const right = changed(received, first, { check: { ok: true, at: 6, seen: '' } })
    const told = { number: 1, remark: 'Closed' }
    expect(compareTochten(wrong, handedOver(right)).overruled).toEqual([{ ...told, by: 'theirs' }])
    expect(compareTochten(right, handedOver(wrong)).overruled).toEqual([{ ...told, by: 'mine' }])
  })

  it('tells of a new drawing after the one that it follows, and numbers all others as they are here', () => {
    const { tocht, drawings } = redrawn(received, third, 7)
    const [one, ...others] = drawings
    const inserted = { ...drawing('inserted', LINE), exchangeId: 'ffff' }
    const all = [must(one), inserted, ...others]
    const theirs = handedOver({ tocht: { ...tocht, drawings: all.map(({ id }) => id) }, drawings: all })
    expect(compareTochten(received, theirs).drawings).toMatchObject([
      { kind: 'new', number: 1 },
      { kind: 'changed', number: 3 },
    ])
  })
})

describe('a merge', () => {
  it('puts their drawing behind mine if both are kept', () => {
    const mine = redrawn(received, second, 5)
    const { drawings } = merged(mine, handedOver(redrawn(received, second, 6)), { [second ?? '']: 'both' })
    expect(drawings.map(({ elements }) => elements)).toEqual([[LINE], [stamp(5, 0)], [stamp(6, 0)], [stamp(2, 2)]])
    expect(new Set(ids({ tocht: mine.tocht, drawings })).size).toBe(4)
  })

  it('shows no drawing twice after each kept both, before they knew of each other', () => {
    const [a, b] = [redrawn(received, second, 5), redrawn(received, second, 6)]
    const [ownA, ownB] = [merged(a, handedOver(b), {}), merged(b, handedOver(a), {})]
    const [afterA, afterB] = [merged(ownA, handedOver(ownB), {}), merged(ownB, handedOver(ownA), {})]
    expect(inkOf(afterA)).toHaveLength(4)
    expect(inkOf(afterB)).toEqual(inkOf(afterA))
    expect(compareTochten(afterA, handedOver(afterB))).toMatchObject({ kind: 'same' })
  })

  it('tells of two versions of one place until one is changed, and their distance counts once when one is deleted', () => {
    const measured = {
      ...received,
      drawings: received.drawings.map((one, index) => Object.assign({}, one, { distance: 100 * (index + 1) })),
    }
    const both = merged(redrawn(measured, second, 5), handedOver(redrawn(measured, second, 6)), {})
    expect(keptTwiceIn(both)).toEqual([2])
    expect(keptTwiceIn(redrawn(both, must(both.drawings[2]).exchangeId, 7))).toEqual([])
    const before = { ...EMPTY_CONTENTS, state: stateWith(both) }
    const distancesWithout = (...places: readonly number[]) => {
      const drawings = places.map((place) => must(both.drawings[place]).id)
      const action = { type: 'deleteDrawings', tocht: both.tocht.id, drawings } as const
      const { state } = operate(before, { type: 'do', action })
      return must(wholeIn(state, both.tocht.id)).drawings.map(({ distance }) => distance)
    }
    expect(distancesWithout(1)).toEqual([100, 200, 300])
    expect(distancesWithout(2)).toEqual([100, 200, 300])
    expect(distancesWithout(1, 2)).toEqual([300, 300])
    expect(distancesWithout(3)).toEqual([100, 200, 500])
  })

  it('keeps a note where the chosen drawing has none', () => {
    const mine = changed(redrawn(received, second, 5), second, { note: 'left' })
    const { drawings } = merged(mine, handedOver(redrawn(received, second, 6)), { [second ?? '']: 'theirs' })
    expect(drawings[1]).toMatchObject({ elements: [stamp(6, 0)], note: 'left' })
  })

  it('takes their deletion of what I did not change, and keeps what I did', () => {
    const theirs = handedOver({
      tocht: { ...received.tocht, deleted: { [second ?? '']: must(received.drawings[1]).past ?? [] } },
      drawings: received.drawings.filter(({ exchangeId }) => exchangeId !== second),
    })
    expect(compareTochten(received, theirs).drawings).toMatchObject([{ kind: 'deleted', number: 2 }])
    expect(ids(merged(received, theirs, {}))).toEqual([first, third])
    const mine = redrawn(received, second, 5)
    expect(ids(merged(mine, theirs, {}))).toEqual([first, second, third])
    expect(compareTochten(mine, theirs)).toMatchObject({ kind: 'mine', drawings: [], undeleted: [2] })
  })

  it('remembers at most 200 deleted drawings with 8 states each, the newest, and no others if it is repeated', () => {
    const [mine, theirs] = [within(received, { deleted: deletedFrom(0, 8) }), handedOver(received)]
    const sent = within(theirs, { deleted: deletedFrom(100, 5) })
    const { deleted = {} } = merged(mine, sent, {}).tocht
    expect(Object.keys(deleted)).toEqual(Object.keys({ ...deletedFrom(50, 1), ...deletedFrom(100, 1) }))
    const both = must(deleted['a078'])
    expect(both).toHaveLength(8)
    expect(both.at(-1)).toBe('00001004')
    const again = merged(within(mine, { deleted }), sent, {})
    expect(again.tocht.deleted).toEqual(deleted)
  })

  it('leaves deleted what I deleted, unless they changed it', () => {
    const mine = {
      tocht: { ...received.tocht, deleted: { [second ?? '']: must(received.drawings[1]).past ?? [] } },
      drawings: received.drawings.filter(({ exchangeId }) => exchangeId !== second),
    }
    expect(ids(merged(mine, handedOver(received), {}))).toEqual([first, third])
    const check = { ok: false, at: 5, seen: '', note: 'The bridge is gone' }
    expect(compareTochten(mine, handedOver(changed(received, second, { check })))).toMatchObject({
      drawings: [],
      lostRemarks: ['The bridge is gone'],
    })
    const theirs = handedOver(redrawn(received, second, 5))
    expect(ids(merged(mine, theirs, {}))).toEqual([first, second, third])
    expect(compareTochten(mine, theirs).drawings).toMatchObject([{ kind: 'restored', number: 1 }])
    // What was here before the deletion stays older than what came back.
    expect(compareTochten(merged(mine, theirs, {}), handedOver(received))).toMatchObject({ kind: 'mine', drawings: [] })
  })

  it('takes the choices that only they changed, and keeps mine', () => {
    const base = arrivedTocht(handedOver(within(received, { sheet: { group: '' } })))
    const own = { tocht: { ...base.tocht, name: 'Mine' }, drawings: base.drawings }
    const theirs = handedOver(within(received, { sheet: { group: 'Otters', startNote: 'Church' } }))
    expect(merged(own, theirs, {}).tocht).toMatchObject({
      name: 'Mine',
      sheet: { group: 'Otters', startNote: 'Church' },
    })
  })

  it('keeps the sheet if a text says nothing about it', () => {
    const mine = within(received, { sheet: { group: 'Otters' } })
    expect(merged(mine, handedOver(redrawn(received, first, 5)), {}).tocht.sheet).toEqual({ group: 'Otters' })
  })

  it('takes an order that only they changed, with my new drawing after the one before it', () => {
    const mine = {
      ...received,
      drawings: [...received.drawings.slice(0, 1), drawing('new', LINE), ...received.drawings.slice(1)],
    }
    const theirs = handedOver({ ...received, drawings: received.drawings.toReversed() })
    expect(merged(mine, theirs, {}).drawings.map(({ id, exchangeId }) => exchangeId ?? id)).toEqual([
      third,
      second,
      first,
      'new',
    ])
  })

  it('is one step, before which an earlier version is taken', () => {
    const state = stateWith(received)
    const theirs = handedOver(redrawn(received, second, 5))
    const operation = {
      type: 'do',
      action: { type: 'mergeTocht', tocht: received.tocht.id, theirs, choices: {} },
    } as const
    const after = operate({ ...EMPTY_CONTENTS, state }, operation)
    expect(earlierVersionsBefore(state, after.state, operation, 5)).toMatchObject([{ reason: 'merge', when: 5 }])
    expect(after.history[received.tocht.id]?.steps).toHaveLength(1)
  })
})

it('a drawing that was taken back after it was sent replaces what was sent', () => {
  const [before, sent] = [hashOfContents({ elements: [] }), hashOfContents({ elements: [LINE] })]
  expect(replacedBy(before, { seen: before, past: [before, sent] })).toBe(sent)
  expect(replacedBy(sent, { seen: before, past: [before, sent] })).toBe(before)
})

const checked = (at: number, note?: string): Drawing => ({
  ...drawing('a'),
  check: { ok: note === undefined, at, seen: '', ...(note !== undefined && { note }) },
})

describe('checks of two people', () => {
  it('are the later one, with what the other remarked besides', () => {
    const [early, late] = [checked(1, 'The road is closed'), checked(2, 'No church')]
    const both = { ...late.check, note: 'No church; The road is closed' }
    expect(mergedCheck(early, late)).toEqual(both)
    expect(mergedCheck(late, early)).toEqual(both)
    expect(mergedCheck({ ...early, check: both }, early)).toEqual(both)
    expect(remarksOf([{ ...early, check: both }])).toHaveLength(1)
  })
  it('are the only one there is', () => {
    expect(mergedCheck(drawing('a'), checked(1))).toEqual(checked(1).check)
    expect(mergedCheck(checked(1), drawing('a'))).toEqual(checked(1).check)
  })
})

describe('a tocht that arrives', () => {
  it('is known by its id, whatever else changed, but not from the bin', () => {
    const state = stateWith(received)
    const theirs = handedOver(within(received, { name: 'Other' }))
    expect(knownTocht(state, theirs.tocht.exchangeId)).toBe(received.tocht)
    expect(knownTocht({ ...state, order: [] }, theirs.tocht.exchangeId)).toBeUndefined()
    expect(knownTocht(state, undefined)).toBeUndefined()
  })

  it('gets a number behind a name that another tocht has', () => {
    const names = ['Tocht 1', 'Tocht 1 (2)', 'Lang '.repeat(24).trim()]
    expect(numberedName('Tocht 1', names)).toBe('Tocht 1 (3)')
    expect(numberedName('Tocht 1 (2)', names)).toBe('Tocht 1 (3)')
    expect(numberedName('Tocht 2', names)).toBe('Tocht 2')
    expect(numberedName('', ['', ...names])).toBe('')
    expect(numberedName(must(names[2]), names)).toMatch(/ \(2\)$/)
  })

  it('changes no name elsewhere by its number', () => {
    const mine = within(received, { name: `${received.tocht.name} (2)` })
    expect(compareTochten(received, handedOver(mine)).kind).toBe('same')
  })

  it('becomes a tocht of its own if the list has it', () => {
    const { tocht, drawings } = receivedTocht(stateWith(received), handedOver(received))
    expect([tocht, ...drawings].filter((one) => one.exchangeId ?? one.seen ?? one.past)).toEqual([])
    expect(tocht.name).toBe('Tocht 1 (2)')
  })
})

describe('ids in exchanges', () => {
  it('follow from the record keys, whatever the order', () => {
    const own = whole([drawing('a'), drawing('b')])
    expect(ids(whole([drawing('b'), drawing('a')]))).toEqual(ids(own).toReversed())
  })

  it('are never those of another drawing, or of one that was deleted', () => {
    const [id] = ids(whole([drawing('a')]))
    expect(withFreeIds([drawing('a')], [must(id)])[0]?.exchangeId).not.toBe(id)
    const twice = [
      { ...drawing('a'), exchangeId: 'ffff' },
      { ...drawing('b'), exchangeId: 'ffff' },
    ]
    expect(ids(whole(twice))).toEqual(['ffff', '0000'])
    expect(withFreeIds(twice, [])[1]?.exchangeId).toBe('0000')
  })

  it('are new in a copy of a drawing', () => {
    const action = {
      type: 'duplicateDrawings',
      tocht: received.tocht.id,
      copies: [{ of: must(received.drawings[0]).id, id: 'copy' }],
    } as const
    const { state } = operate({ ...EMPTY_CONTENTS, state: stateWith(received) }, { type: 'do', action })
    expect(state.drawings['copy']).toEqual({ id: 'copy', elements: [LINE] })
  })

  it('of a tocht from the bin are new if another tocht took its place', () => {
    const binned = { ...stateWith(received), order: [], bin: { [received.tocht.id]: { when: 0 } } }
    const again = receivedTocht(binned, handedOver(received))
    const added = operate({ ...EMPTY_CONTENTS, state: binned }, { type: 'do', action: { type: 'addTocht', ...again } })
    const { state } = operate(added, { type: 'do', action: { type: 'putTochtBack', tocht: received.tocht.id } })
    expect(new Set(Object.values(state.tochten).map(({ exchangeId }) => exchangeId)).size).toBe(2)
  })
})
