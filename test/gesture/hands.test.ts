import { describe, expect, it } from 'vitest'
import { FIT, panned, pinched, type View, LOWEST_ZOOM, HIGHEST_ZOOM } from '../../src/geometry/view'
import {
  addContact,
  FREE,
  laidAnew,
  moveContact,
  removeContact,
  type Contact,
  type HandsResult,
  type PointerType,
} from '../../src/gesture/hands'
import { pt } from '../support/drawings'
import { fc } from '../support/properties'

type Act = 'down' | 'move' | 'up' | 'taken'
interface HandEvent {
  readonly act: Act
  readonly contact: Contact
}

const events =
  (type: PointerType, pointer: number) =>
  (act: Act, x = 0, y = 0): HandEvent => ({ act, contact: { pointer, type, at: pt(x, y) } })
const finger = events('touch', 1)
const other = events('touch', 2)
const third = events('touch', 3)
const pen = events('pen', 4)
const mouse = events('mouse', 5)

interface Played extends Pick<HandsResult, 'hands'> {
  readonly orders: readonly NonNullable<HandsResult['command']>[]
  readonly view: View
}

/** Plays the events in order; the paper follows at once. */
const play = (all: readonly HandEvent[], penOnly = false): Played =>
  all.reduce<Played>(
    ({ hands, orders, view }, { act, contact }) => {
      const next =
        act === 'down'
          ? addContact(hands, contact, { onPaper: true, penOnly }, view)
          : act === 'move'
            ? moveContact(hands, contact)
            : removeContact(hands, contact, view, act === 'taken')
      return {
        hands: next.hands,
        orders: next.command ? [...orders, next.command] : orders,
        view: next.view ?? view,
      }
    },
    { hands: FREE, orders: [], view: FIT },
  )

const ordersOf = (all: readonly HandEvent[], penOnly = false) => play(all, penOnly).orders

const POINTERS: [string, typeof finger][] = [
  ['finger', finger],
  ['pen', pen],
  ['mouse', mouse],
]

describe('one pointer draws', () => {
  it.each(POINTERS)('a %s presses, moves and lets go', (_, one) => {
    const played = play([one('down'), one('move', 5), one('move', 9), one('up', 9)])
    expect(played).toEqual({ hands: FREE, orders: ['press', 'move', 'move', 'release'], view: FIT })
  })

  it.each(POINTERS)('a %s that is not down does nothing', (_, one) => {
    expect(play([one('move', 5), one('up'), one('taken')])).toEqual({ hands: FREE, orders: [], view: FIT })
  })

  it('a mouse does not disturb a finger, nor a finger a mouse', () => {
    const strange = (one: typeof finger) => [one('down', 1), one('move', 2), one('up', 3)]
    expect(ordersOf([finger('down'), ...strange(mouse), finger('up')])).toEqual(['press', 'release'])
    expect(ordersOf([mouse('down'), ...strange(finger), mouse('up')])).toEqual(['press', 'release'])
  })
})

describe('a pointer that the system cancels', () => {
  it.each([
    ["a pen's stroke is kept", pen, 'release'],
    ["a finger's stroke is cancelled", finger, 'cancel'],
    ["a mouse's stroke is cancelled", mouse, 'cancel'],
  ] as const)('%s', (_, one, order) => {
    const played = play([one('down'), one('move', 5), one('taken')])
    expect(played).toEqual({ hands: FREE, orders: ['press', 'move', order], view: FIT })
  })

  it('fingers that hold the paper release it', () => {
    expect(play([finger('down'), other('down', 100), finger('taken'), other('taken')]).hands).toEqual(FREE)
  })
})

describe('a second finger', () => {
  it('cancels the stroke of the first', () => {
    expect(ordersOf([finger('down'), finger('move', 5), other('down', 100)])).toEqual(['press', 'move', 'cancel'])
  })

  it('holds the paper together with the first one', () => {
    const { hands } = play([finger('down'), finger('move', 5), other('down', 100)])
    const fingers = [finger('move', 5).contact, other('down', 100).contact]
    expect(hands).toEqual({ kind: 'holding', resting: false, fingers, from: fingers, view: FIT })
  })

  it('zooms and moves the paper with it', () => {
    const start = [finger('down', 0, 0), other('down', 100, 0)]
    const { orders, view } = play([...start, other('move', 200, 50), finger('move', 10, 10)])
    expect(view).toEqual(pinched(FIT, [pt(0, 0), pt(100, 0)], [pt(10, 10), pt(200, 50)]))
    expect(orders).toEqual(['press', 'cancel'])
  })

  it('leaves the paper in place while neither moves', () => {
    expect(play([finger('down'), other('down', 100), finger('move'), other('move', 100)]).view).toEqual(FIT)
  })
})

describe('after a pinch', () => {
  const pinch = [finger('down', 0, 0), other('down', 100, 0), other('move', 200, 0)]

  it('the remaining finger moves the paper and does not draw', () => {
    const held = play(pinch).view
    const { orders, view } = play([...pinch, other('up', 200, 0), finger('move', 7, 9)])
    expect(view).toEqual(panned(held, pt(7, 9)))
    expect(orders).toEqual(['press', 'cancel'])
  })

  it('either finger may remain', () => {
    const held = play(pinch).view
    const { orders, view } = play([...pinch, finger('up'), other('move', 203, 4)])
    expect(view).toEqual(panned(held, pt(3, 4)))
    expect(orders).toEqual(['press', 'cancel'])
  })

  it('lifting a finger does not make the paper jump', () => {
    const held = play(pinch).view
    expect(play([...pinch, other('up', 200, 0), finger('move', 0, 0)]).view).toEqual(held)
  })

  it('a finger that comes back pinches again', () => {
    const again = play([...pinch, other('up', 200, 0), other('down', 50, 0), other('move', 100, 0)])
    expect(again.view.scale).toBeCloseTo(4, 9)
  })

  it('a finger draws again once both were lifted', () => {
    expect(ordersOf([...pinch, other('up'), finger('up'), finger('down')])).toEqual(['press', 'cancel', 'press'])
  })

  it('a third finger does nothing', () => {
    expect(play([...pinch, third('down', 500), third('move', 900)])).toEqual(play(pinch))
    const lifted = play([...pinch, third('down', 500), third('move', 900), third('up', 900)])
    expect({ orders: lifted.orders, view: lifted.view }).toEqual({
      orders: ['press', 'cancel'],
      view: play(pinch).view,
    })
  })
})

describe('a pen', () => {
  it('is not disturbed by a palm', () => {
    const palm = [finger('down', 300), other('down', 320), finger('move', 310), finger('taken'), other('up')]
    const { orders, view } = play([pen('down'), pen('move', 5), ...palm, pen('move', 9), pen('up', 9)])
    expect(orders).toEqual(['press', 'move', 'move', 'release'])
    expect(view).toEqual(FIT)
  })

  it.each([[[finger('down')]], [[finger('down'), other('down', 100)]]])(
    'draws while fingers hold the paper, which then stays in place',
    (fingers) => {
      const { orders, view } = play([...fingers, pen('down'), finger('move', 50), pen('move', 5), pen('up')], true)
      expect(orders).toEqual(['press', 'move', 'release'])
      expect(view).toEqual(FIT)
    },
  )

  it('that comes down after the palm replaces it', () => {
    const { hands } = play([finger('down', 300), pen('down')])
    expect(hands).toEqual({ kind: 'drawing', by: pen('down').contact })
  })

  it('that comes down while a finger draws begins anew, and the finger is ignored', () => {
    const palm = [finger('move', 320), other('down', 340), finger('up', 320), other('taken')]
    const played = play([finger('down', 300), finger('move', 310), pen('down'), ...palm, pen('move', 5), pen('up', 5)])
    expect(played).toEqual({ hands: FREE, orders: ['press', 'move', 'restart', 'move', 'release'], view: FIT })
  })

  it('does not take over from a mouse, nor from another pen', () => {
    const second = events('pen', 6)
    for (const one of [mouse, second]) {
      expect(ordersOf([one('down'), pen('down', 9), pen('move', 9), pen('up', 9), one('up')])).toEqual([
        'press',
        'release',
      ])
    }
  })
})

describe('with pen only', () => {
  it('one finger draws and moves nothing, since it may be a resting palm', () => {
    const played = play([finger('down'), finger('move', 7, 9), finger('up', 7, 9)], true)
    expect(played).toEqual({ hands: FREE, orders: [], view: FIT })
  })

  it('two fingers hold and zoom the paper', () => {
    const { orders, view } = play([finger('down'), other('down', 100), other('move', 200)], true)
    expect({ orders, scale: view.scale }).toEqual({ orders: [], scale: 2 })
  })

  it('two fingers move the paper from where they are, not from where the palm came down', () => {
    const { view } = play([finger('down'), finger('move', 50), other('down', 150), other('move', 150, 40)], true)
    expect(view).toEqual(pinched(FIT, [pt(50, 0), pt(150, 0)], [pt(50, 0), pt(150, 40)]))
  })

  it('the last of two fingers moves nothing', () => {
    const pinch = [finger('down'), other('down', 100), other('move', 200)]
    expect(play([...pinch, other('up', 200), finger('move', 70, 90)], true).view).toEqual(play(pinch, true).view)
  })

  it.each([
    ['pen', pen],
    ['mouse', mouse],
  ])('a %s draws', (_, one) => {
    expect(ordersOf([one('down'), one('move', 5), one('up')], true)).toEqual(['press', 'move', 'release'])
  })

  it('that is switched on during a stroke lets a finger finish it', () => {
    const begun = addContact(FREE, finger('down').contact, { onPaper: true, penOnly: false }, FIT).hands
    expect(moveContact(begun, finger('move', 5).contact).command).toBe('move')
    expect(removeContact(begun, finger('up', 5).contact, FIT, false).command).toBe('release')
  })
})

const beside = (penOnly: boolean) => addContact(FREE, finger('down').contact, { onPaper: false, penOnly }, FIT)

describe('beside the paper', () => {
  it('a finger moves the paper and draws nothing', () => {
    expect(beside(false).command).toBeUndefined()
    expect(moveContact(beside(false).hands, finger('move', 7, 9).contact).view).toEqual(panned(FIT, pt(7, 9)))
  })

  it('a resting finger moves nothing with pen only', () => {
    expect(moveContact(beside(true).hands, finger('move', 7, 9).contact).view).toBeUndefined()
  })
})

describe('paper with a new layout', () => {
  const turned: View = { scale: 2, x: 30, y: -40 }

  it('follows the fingers from its new place', () => {
    const { hands } = play([finger('down'), other('down', 100), finger('move', 20), other('move', 120)])
    const held = laidAnew(hands, turned)
    expect(moveContact(held, other('move', 120).contact).view).toEqual(turned)
  })

  it('does not affect a drawing hand', () => {
    const { hands } = play([pen('down')])
    expect(laidAnew(hands, turned)).toBe(hands)
  })
})

describe('for any sequence of downs, moves, ups and cancels of three pointers', () => {
  const types = fc.tuple(...[1, 2, 3].map(() => fc.constantFrom<PointerType>('touch', 'touch', 'pen', 'mouse')))
  const coordinate = fc.integer({ min: 0, max: 900 })
  const sequence = fc
    .tuple(
      types,
      fc.array(
        fc.record({
          act: fc.constantFrom<Act>('down', 'down', 'move', 'move', 'up', 'taken'),
          which: fc.nat({ max: 2 }),
          x: coordinate,
          y: coordinate,
          penOnly: fc.boolean(),
        }),
        { maxLength: 30 },
      ),
    )
    .map(([kinds, all]) =>
      all.map(({ act, which, x, y, penOnly }) => ({
        act,
        penOnly,
        contact: { pointer: which, type: kinds[which] ?? 'touch', at: pt(x, y) },
      })),
    )

  /**
   * Plays events as browsers would: a pointer only comes down when it is up, and only moves or lifts when it is down.
   */
  const trace = (all: readonly (HandEvent & { readonly penOnly: boolean })[]) => {
    const isDown = new Map<number, Contact>()
    let [hands, view]: [HandsResult['hands'], View] = [FREE, FIT]
    const steps: { readonly done: HandsResult; readonly contact: Contact; readonly someDown: boolean }[] = []
    const take = (act: Act, contact: Contact, penOnly: boolean): void => {
      if (isDown.has(contact.pointer) === (act === 'down')) return
      if (act === 'up' || act === 'taken') isDown.delete(contact.pointer)
      else isDown.set(contact.pointer, contact)
      const done =
        act === 'down'
          ? addContact(hands, contact, { onPaper: true, penOnly }, view)
          : act === 'move'
            ? moveContact(hands, contact)
            : removeContact(hands, contact, view, act === 'taken')
      hands = done.hands
      view = done.view ?? view
      steps.push({ done, contact, someDown: isDown.size > 0 })
    }
    for (const { act, contact, penOnly } of all) take(act, contact, penOnly)
    for (const contact of isDown.values()) take('up', contact, false)
    return steps
  }

  it('the gesture receives a press, moves and restarts, and a release or cancel, before it receives another press', () => {
    fc.assert(
      fc.property(sequence, (all) => {
        const orders = trace(all).flatMap(({ done }) => done.command ?? [])
        expect(orders.join(' ')).toMatch(/^(press ((move|restart) )*(release|cancel) ?)*$/)
      }),
      { numRuns: 1_000 },
    )
  })

  it('one pointer at a time draws, from press to release, or until a pen takes over from a finger', () => {
    fc.assert(
      fc.property(sequence, (all) => {
        let [by, type]: [number | undefined, PointerType | undefined] = [undefined, undefined]
        for (const { done, contact } of trace(all)) {
          // Only cancel and restart are caused by another pointer: a second finger, or a pen.
          const goesOn = done.command === 'move' || done.command === 'release'
          expect(goesOn ? contact.pointer : by).toBe(by)
          const takesOver = type === 'touch' && contact.type === 'pen'
          expect(done.command === 'restart' && !takesOver).toBe(false)
          if (done.command === 'press' || done.command === 'restart') [by, type] = [contact.pointer, contact.type]
          expect(done.hands.kind === 'drawing' ? done.hands.by.pointer : by).toBe(by)
        }
      }),
      { numRuns: 1_000 },
    )
  })

  it('when all are up the hands are free', () => {
    fc.assert(
      fc.property(sequence, (all) => {
        for (const { done, someDown } of trace(all)) expect(someDown ? FREE : done.hands).toEqual(FREE)
      }),
      { numRuns: 1_000 },
    )
  })

  it('no step both draws and moves the paper, which only one or two fingers hold', () => {
    fc.assert(
      fc.property(sequence, (all) => {
        for (const { done } of trace(all)) {
          expect(done.command !== undefined && done.view !== undefined).toBe(false)
          if (done.hands.kind !== 'holding') continue
          expect([1, 2]).toContain(done.hands.fingers.length)
          expect(new Set(done.hands.fingers.map(({ type }) => type))).toEqual(new Set(['touch']))
        }
      }),
      { numRuns: 1_000 },
    )
  })

  it('the view stays within its limits', () => {
    fc.assert(
      fc.property(sequence, (all) => {
        for (const { done } of trace(all)) {
          if (!done.view) continue
          expect(done.view.scale).toBeGreaterThanOrEqual(LOWEST_ZOOM)
          expect(done.view.scale).toBeLessThanOrEqual(HIGHEST_ZOOM)
          expect(Number.isFinite(done.view.x + done.view.y)).toBe(true)
        }
      }),
    )
  })

  it('even impossible events leave no hand behind', () => {
    fc.assert(
      fc.property(sequence, (all) => {
        const lifted = [0, 1, 2].flatMap((pointer): HandEvent[] =>
          (['touch', 'pen', 'mouse'] as const).map((type) => ({ act: 'up', contact: { pointer, type, at: pt(0, 0) } })),
        )
        expect(play([...all, ...lifted]).hands).toEqual(FREE)
      }),
    )
  })
})
