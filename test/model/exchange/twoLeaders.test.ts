import { describe, expect, it } from 'vitest'
import type { Action } from '../../../src/model/changes/actions'
import { operate, type Contents } from '../../../src/model/contents'
import { compareTochten } from '../../../src/model/exchange/compareTochten'
import { exchangeIdsOf } from '../../../src/model/exchange/exchangeIds'
import type { MergeChoice } from '../../../src/model/exchange/exchangeTypes'
import { markSent } from '../../../src/model/exchange/markSent'
import { arrivedTocht } from '../../../src/model/exchange/receivedTocht'
import { sameContents, tochtStateOf } from '../../../src/model/exchange/states'
import { wholeIn } from '../../../src/model/lookups'
import { sameValue } from '../../../src/model/sameValue'
import type { Drawing, WholeTocht } from '../../../src/model/types'
import { drawing, label, SQUARE, stateWith, whole } from '../../support/drawings'
import { handedOver, newKey } from '../../support/exchanges'
import { must } from '../../support/must'
import { fc } from '../../support/properties'

/** A leader with one tocht on her device. */
interface Leader {
  readonly contents: Contents
  readonly id: string
}

const leaderWith = (tocht: WholeTocht): Leader => ({
  contents: { state: stateWith(tocht), history: {} },
  id: tocht.tocht.id,
})
const tochtOf = ({ contents, id }: Leader): WholeTocht => must(wholeIn(contents.state, id))
const act = (leader: Leader, action: Action): Leader => ({
  ...leader,
  contents: operate(leader.contents, { type: 'do', action }),
})

/** What goes out, and the leader who remembers it. */
const send = (leader: Leader): readonly [Leader, WholeTocht] => {
  const own = tochtOf(leader)
  return [act(leader, markSent(own)), handedOver(own)]
}

const merge = (leader: Leader, theirs: WholeTocht, choice: MergeChoice): Leader => {
  const { drawings } = compareTochten(tochtOf(leader), theirs)
  const choices = Object.fromEntries(drawings.map(({ exchangeId }) => [exchangeId, choice]))
  return act(leader, { type: 'mergeTocht', tocht: leader.id, theirs, choices })
}

let labels = 0
/** Ink that nobody else draws. */
const ink = () => label((labels += 1), 0, `${labels}`)

type Edit = {
  readonly [Kind in 'draw' | 'note' | 'move' | 'check' | 'remove' | 'add' | 'copy' | 'rename' | 'choose']: number
}
const edit = fc.record({
  kind: fc.constantFrom<keyof Edit>(
    'draw',
    'draw',
    'note',
    'move',
    'check',
    'remove',
    'add',
    'copy',
    'rename',
    'choose',
  ),
  at: fc.nat({ max: 5 }),
  to: fc.nat({ max: 5 }),
})
const edits = fc.array(edit, { maxLength: 5 })
const choice = fc.constantFrom<MergeChoice>('theirs', 'mine', 'both')

const edited = (
  leader: Leader,
  { kind, at, to }: { readonly kind: keyof Edit; readonly at: number; readonly to: number },
): Leader => {
  const { id: tocht } = leader
  const { drawings } = tochtOf(leader)
  const one = drawings[at]?.id
  if (kind === 'rename') return act(leader, { type: 'renameTocht', tocht, name: `Name ${(labels += 1)}` })
  if (kind === 'choose') return act(leader, { type: 'setSheet', tocht, choices: { group: `Group ${at}` } })
  if (kind === 'add')
    return act(leader, { type: 'addDrawings', tocht, drawings: [drawing(newKey(), ink())], before: drawings[to]?.id })
  if (one === undefined) return leader
  switch (kind) {
    case 'draw':
      return act(leader, { type: 'addElement', drawing: one, element: ink(), canvas: SQUARE })
    case 'note':
      return act(leader, {
        type: 'setDetails',
        tocht,
        changes: [{ drawing: one, details: { note: `Note ${(labels += 1)}` } }],
      })
    case 'move':
      return act(leader, { type: 'moveDrawings', tocht, drawings: [one], before: drawings[to]?.id })
    case 'check': {
      const check = { ok: false, at: (labels += 1), seen: '', note: `Remark ${labels}` }
      return act(leader, { type: 'checkDrawing', tocht, drawing: one, check })
    }
    case 'remove':
      return act(leader, { type: 'deleteDrawings', tocht, drawings: [one] })
    case 'copy':
      return act(leader, { type: 'duplicateDrawings', tocht, copies: [{ of: one, id: newKey() }] })
  }
}

const START = ['d0', 'd1', 'd2', 'd3'].map((id, index) => drawing(id, label(index, index, id)))
const original = (): Leader => leaderWith(whole(START, { name: 'Ronde' }))
const receiver = (sent: WholeTocht): Leader => leaderWith(arrivedTocht(sent))

/** What everybody sees of a tocht. */
const seenOf = (own: WholeTocht): unknown => ({
  ...tochtStateOf(own),
  drawings: own.drawings.map(({ elements, note, distance, check }) => ({ elements, note, distance, check })),
})
const isAmong = (one: Drawing, others: readonly Drawing[]): boolean => others.some((other) => sameContents(one, other))

/** The drawings that another one equals. */
const doublesIn = (leader: Leader): readonly Drawing[] => {
  const { drawings } = tochtOf(leader)
  return drawings.filter((one) =>
    isAmong(
      one,
      drawings.filter((other) => other !== one),
    ),
  )
}

/** Both begin with the same tocht, and each changes it. */
const begun = fc.record({ mine: edits, theirs: edits, choice }).map((one) => {
  const [sender, sent] = send(original())
  const a = one.mine.reduce(edited, sender)
  const b = one.theirs.reduce(edited, receiver(sent))
  return { a, b, choice: one.choice }
})

describe('two leaders who each changed one tocht', () => {
  it('lose nothing that was drawn or written, unless it was shown', () => {
    fc.assert(
      fc.property(begun, ({ a, b, choice: chosen }) => {
        const [, theirs] = send(b)
        const mine = tochtOf(a)
        const { drawings } = compareTochten(mine, theirs)
        const after = tochtOf(merge(a, theirs, chosen)).drawings
        const shown = drawings.flatMap(({ before, after: other }) => [before, other]).filter((one) => one !== undefined)
        const known = tochtOf(original()).drawings
        const lost = [...mine.drawings, ...theirs.drawings].filter(
          (one) => !isAmong(one, after) && !isAmong(one, shown) && !isAmong(one, known),
        )
        expect(lost).toEqual([])
      }),
    )
  })

  it('keep both of what both drew, unless they choose', () => {
    fc.assert(
      fc.property(begun, ({ a, b }) => {
        const [, theirs] = send(b)
        const mine = tochtOf(a)
        const asked = compareTochten(mine, theirs).drawings.filter(({ kind }) => kind === 'both')
        const after = tochtOf(act(a, { type: 'mergeTocht', tocht: a.id, theirs, choices: {} })).drawings
        for (const { before, after: other } of asked) {
          if (sameValue(before?.elements, other?.elements)) continue
          expect(isAmong(must(before), after)).toBe(true)
          expect(isAmong(must(other), after)).toBe(true)
        }
      }),
    )
  })

  it('have the same tocht after it went there and back', () => {
    fc.assert(
      fc.property(begun, ({ a, b, choice: chosen }) => {
        const [sender, fromB] = send(b)
        const merged = merge(a, fromB, chosen)
        const [, fromA] = send(merged)
        expect(compareTochten(tochtOf(sender), fromA).kind).not.toBe('both')
        expect(seenOf(tochtOf(merge(sender, fromA, 'both')))).toEqual(seenOf(tochtOf(merged)))
      }),
    )
  })

  it('have each drawing once after each kept both of the other and one of them sent again', () => {
    const noCopies = begun.filter(({ a, b }) => [a, b].every((leader) => doublesIn(leader).length === 0))
    fc.assert(
      fc.property(noCopies, ({ a, b }) => {
        const [[sentA, fromA], [sentB, fromB]] = [send(a), send(b)]
        const [ownA, again] = send(merge(sentA, fromB, 'both'))
        const [ownB, back] = send(merge(merge(sentB, fromA, 'both'), again, 'both'))
        const after = merge(ownA, back, 'both')
        expect(doublesIn(after)).toEqual([])
        expect(seenOf(tochtOf(after))).toEqual(seenOf(tochtOf(ownB)))
      }),
    )
  })

  it('change nothing when the same tocht arrives again', () => {
    fc.assert(
      fc.property(begun, ({ a, b, choice: chosen }) => {
        const [, theirs] = send(b)
        const once = merge(a, theirs, chosen)
        expect(['same', 'mine']).toContain(compareTochten(tochtOf(once), theirs).kind)
        expect(merge(once, theirs, 'both').contents).toBe(once.contents)
        const [, own] = send(once)
        expect(compareTochten(tochtOf(once), own).kind).toBe('same')
      }),
    )
  })

  it('go back to their own tocht with one Undo', () => {
    fc.assert(
      fc.property(begun, ({ a, b, choice: chosen }) => {
        const [, theirs] = send(b)
        const after = merge(a, theirs, chosen)
        fc.pre(after.contents !== a.contents)
        const { history } = after.contents
        const line = must(history[a.id])
        const undone = operate(after.contents, { type: 'undo', scope: a.id, seen: line.steps[line.done - 1] })
        expect(undone.state).toEqual(a.contents.state)
      }),
    )
  })
})

it('leaders who pass one tocht on for long have the same one whenever it went there and back', () => {
  const rounds = fc.array(fc.record({ mine: edits, theirs: edits, choice }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(rounds, (all) => {
      let [a, sent] = send(original())
      let b = receiver(sent)
      for (const { mine, theirs, choice: chosen } of all) {
        a = mine.reduce(edited, a)
        ;[b, sent] = send(theirs.reduce(edited, b))
        ;[a, sent] = send(merge(a, sent, chosen))
        b = merge(b, sent, 'both')
        expect(seenOf(tochtOf(b))).toEqual(seenOf(tochtOf(a)))
        const ids = exchangeIdsOf(tochtOf(a))
        expect(new Set(ids).size).toBe(ids.length)
      }
    }),
  )
})

it('three leaders lose nothing that was not shown, and the same tocht again changes nothing', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ from: fc.nat({ max: 2 }), to: fc.nat({ max: 2 }), made: edits, choice }), { maxLength: 8 }),
      (all) => {
        const [first, sent] = send(original())
        const leaders = [first, receiver(sent), receiver(handedOver(sent))]
        for (const { from, to, made, choice: chosen } of all) {
          if (from === to) continue
          const [sender, theirs] = send(made.reduce(edited, must(leaders[from])))
          leaders[from] = sender
          const own = must(leaders[to])
          const compared = compareTochten(tochtOf(own), theirs)
          const after = merge(own, theirs, chosen)
          const shown = compared.drawings
            .flatMap(({ before, after: other }) => [before, other])
            .filter((one) => one !== undefined)
          const lost = tochtOf(own).drawings.filter(
            (one) => !isAmong(one, tochtOf(after).drawings) && !isAmong(one, shown),
          )
          expect(lost).toEqual([])
          expect(merge(after, theirs, 'both').contents).toBe(after.contents)
          leaders[to] = after
        }
      },
    ),
  )
})
