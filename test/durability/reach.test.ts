import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_CANVAS } from '../../src/constants'
import { HOME_SCOPE, scopeOf, type Action, type Scope } from '../../src/model/changes/actions'
import type { FieldCheck } from '../../src/model/details'
import type { Drawing, DrawingElement, DrawingId, State, Stroke } from '../../src/model/types'
import type { Database } from '../../src/storage/database/database'
import { INK, EARLIER_VERSIONS, STEPS } from '../../src/storage/database/recordKeys'
import { diceOf, type Dice } from '../support/dice'
import { drawing, idOf, stateWith, stroke, whole } from '../support/drawings'
import { fakeDatabase, fakeStorage, pass, recordsOf, startApp } from '../support/storage'

/**
 * A confirmed stroke disappears only with its removal or that of its drawing or tocht, and is then in the history, the
 * bin or an earlier version. `npm run test:reach` tries a hundred times as many sequences.
 */
const SEQUENCES = import.meta.env.MODE === 'reach' ? 10_000 : 100
const DEEDS = 40
const DAY_MS = 86_400_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A stroke is identified by its first point, in any text. */
const strokeOf = (number: number): Stroke =>
  stroke([
    [number, 7],
    [number, 600],
  ])
const STROKES = /"x":(\d+),"y":7\b/g
const numbersIn = (text: string): readonly number[] =>
  Array.from(text.matchAll(STROKES), ([, number]) => Number(number))
const numberOf = (element: DrawingElement): number => numbersIn(JSON.stringify(element))[0] ?? -1
const shortenedTo = (element: DrawingElement, y: number): Stroke =>
  stroke([
    [numberOf(element), 7],
    [numberOf(element), y],
  ])

const checkAt = (at: number): FieldCheck => ({ ok: true, at, seen: '' })

/** A gate: callers wait until it is opened. */
const openGate = () => {
  const gate = { open: (): void => undefined }
  const passed = new Promise<void>((resolve) => (gate.open = resolve))
  return { passed, open: (): void => gate.open() }
}

/** Actions without a message. */
const SILENT: ReadonlySet<Action['type']> = new Set(['addElement', 'setJunction', 'checkDrawing', 'setSheet'])

interface Tab {
  readonly app: Awaited<ReturnType<typeof startApp>>
  /** Ends the tab abruptly. */
  readonly kill: () => void
  /** Lets the tab's database answer; a tab that starts from the mirror does not wait for that. */
  readonly letAnswer: () => void
  /** The strokes drawn since the tab last reported that everything is saved. */
  unconfirmed: number[]
  /** The scope in which the tab's last message offers Undo, and the state to which the offer belongs. */
  message: { readonly scope: Scope; readonly on: State } | undefined
}

/** One device with two tabs and random actions. */
const openDevice = async (dice: Dice) => {
  const fake = fakeDatabase(recordsOf(stateWith(whole([drawing(idOf('a1'))], { id: idOf('a') })), 5))
  const storage = fakeStorage()
  const tabs: Tab[] = []
  const made = { strokes: 0, ids: 0, clock: 0, deaf: false }
  /** Strokes that were deleted, or whose tab was killed, before they were reported as saved. */
  const neverConfirmed = new Set<number>()
  /** Strokes that were undone one by one: the next stroke replaces their steps. */
  const undone = new Set<number>()
  /** Strokes that were deleted one by one, by drawing: they are lost with the steps of that drawing. */
  const deleted = new Map<number, DrawingId>()

  /** The strokes in the records of the database with these prefixes. */
  const storedUnder = (...prefixes: readonly string[]): ReadonlySet<number> => {
    const records = [...fake.records].filter(([key]) => prefixes.some((prefix) => key.startsWith(prefix)))
    // Ink and steps are JSON texts there, so they are escaped once more here.
    return new Set(records.flatMap(([, record]) => numbersIn(JSON.stringify(record).replaceAll('\\', ''))))
  }

  const now = (): number => made.clock
  const open = async (index: number): Promise<void> => {
    const announce = (): void => {
      if (!made.deaf) tabs[1 - index]?.app.persistence.catchUp()
    }
    let alive = true
    const withMirror = dice.below(2) === 0
    const gate = openGate()
    if (!withMirror) gate.open()
    const transact: Database['transact'] = async (run, signal) => {
      await gate.passed
      return fake.database.transact((transaction) => {
        if (!alive) throw new Error('killed')
        return run(transaction)
      }, signal)
    }
    const starting = startApp({ transact }, storage, { announce, now, isEnough: () => withMirror })
    // Without a seal the tab waits for the database.
    const begun = await Promise.race([starting.then(() => true), pass().then(() => false)])
    if (!begun) gate.open()
    const app = await starting
    const kill = (): void => {
      alive = false
    }
    tabs[index] = { app, kill, letAnswer: gate.open, unconfirmed: [], message: undefined }
    if (!withMirror) await confirm()
  }
  const confirm = async (): Promise<void> => {
    tabs.forEach(({ letAnswer }) => letAnswer())
    await pass()
    const saved = tabs.filter(({ app }) => app.persistence.status() === 'saved')
    for (const tab of saved) tab.unconfirmed = []
    // A stroke that was undone and then redone may not disappear either, once no tab can change that any more.
    if (saved.length === tabs.length) for (const number of storedUnder(INK)) undone.delete(number)
  }
  await open(0)
  await open(1)

  const newId = (): string => idOf(`n${(made.ids += 1)}`)
  const oneOf = <T>(things: readonly T[]): T | undefined => things[dice.below(things.length)]

  const anyScope = (state: State): Scope =>
    oneOf([HOME_SCOPE, ...Object.keys(state.tochten), ...Object.keys(state.drawings)]) ?? HOME_SCOPE

  const travel = ({ app: { store } }: Tab, way: 'undo' | 'redo', scope: Scope): void => {
    const before = store.getState().drawings[scope]?.elements ?? []
    store[way](scope)
    const after = new Set(store.getState().drawings[scope]?.elements ?? [])
    if (scope in store.getState().drawings)
      for (const element of before) if (!after.has(element)) undone.add(numberOf(element))
  }

  /** A random action of the screens; `undefined` if it has no target. */
  const actionIn = ({ app: { store }, unconfirmed }: Tab): Action | undefined => {
    const state = store.getState()
    const newStroke = (): Stroke => {
      made.strokes += 1
      unconfirmed.push(made.strokes)
      return strokeOf(made.strokes)
    }
    const newStrokes = (most: number): readonly Stroke[] => Array.from({ length: dice.below(most) }, newStroke)
    const newDrawing = (): Drawing => drawing(newId(), ...newStrokes(3))
    const binned = oneOf(Object.keys(state.bin))
    const tocht = oneOf(state.order.flatMap((id) => state.tochten[id] ?? []))
    const drawn = tocht && oneOf(tocht.drawings.flatMap((id) => state.drawings[id] ?? []))
    const newDrawings = (): readonly Drawing[] => Array.from({ length: 1 + dice.below(2) }, newDrawing)
    const index = dice.below(drawn?.elements.length || 1)
    const was = drawn?.elements[index]
    const draw = (): Action | undefined =>
      drawn && { type: 'addElement', drawing: drawn.id, element: newStroke(), canvas: DEFAULT_CANVAS }
    const noteDeleted = (element: DrawingElement, from: DrawingId): void => {
      if (unconfirmed.includes(numberOf(element))) neverConfirmed.add(numberOf(element))
      deleted.set(numberOf(element), from)
    }
    /** Like a tap on the ring: shortens, removes and adds strokes. */
    const setJunction = ({ id, elements }: Drawing): Action => {
      const replaced = elements.flatMap((element) => {
        const kind = dice.below(4)
        if (kind > 1) return []
        if (kind === 1) noteDeleted(element, id)
        return [{ was: element, by: kind === 1 ? [] : [shortenedTo(element, 8 + dice.below(500))] }]
      })
      return { type: 'setJunction', drawing: id, replaced, added: newStrokes(3), canvas: DEFAULT_CANVAS }
    }
    return dice.pick<() => Action | undefined>([
      draw,
      draw,
      draw,
      draw,
      () => tocht && { type: 'addDrawings', tocht: tocht.id, drawings: newDrawings() },
      () =>
        tocht && { type: 'replaceDrawings', tocht: tocht.id, drawings: newDrawings(), as: { canvas: DEFAULT_CANVAS } },
      () => tocht && drawn && { type: 'duplicateDrawings', tocht: tocht.id, copies: [{ of: drawn.id, id: newId() }] },
      () => tocht && drawn && { type: 'deleteDrawings', tocht: tocht.id, drawings: [drawn.id] },
      () => tocht && drawn && { type: 'moveDrawings', tocht: tocht.id, drawings: [drawn.id], before: undefined },
      () => tocht && { type: 'renameTocht', tocht: tocht.id, name: `Name ${made.ids}` },
      () => drawn && { type: 'clearDrawing', drawing: drawn.id, seen: drawn.elements },
      () => {
        if (!drawn || !was) return undefined
        noteDeleted(was, drawn.id)
        return { type: 'removeElement', drawing: drawn.id, index, was }
      },
      () => drawn && setJunction(drawn),
      () => tocht && drawn && { type: 'checkDrawing', tocht: tocht.id, drawing: drawn.id, check: checkAt(made.clock) },
      () => tocht && { type: 'setSheet', tocht: tocht.id, choices: { group: `Group ${made.ids}` } },
      () => tocht && { type: 'markPrinted', tocht: tocht.id, code: `C${made.ids}` },
      () => ({ type: 'addTocht', ...whole(newDrawings(), { id: newId() }) }),
      () => tocht && { type: 'deleteTocht', tocht: tocht.id, when: made.clock },
      () => (binned === undefined ? undefined : { type: 'putTochtBack', tocht: binned }),
      () => (binned === undefined ? undefined : { type: 'emptyBin', tochten: [binned] }),
    ])()
  }

  const act = (tab: Tab): void => {
    const { store } = tab.app
    const action = actionIn(tab)
    if (!action) return
    store.dispatch(action)
    const scope = scopeOf(action)
    if (scope !== undefined && !SILENT.has(action.type)) tab.message = { scope, on: store.getState() }
  }

  const pressMessage = ({ app, message }: Tab): void => {
    if (message && message.on === app.store.getState()) app.store.undo(message.scope)
  }

  const deed = async (): Promise<void> => {
    const index = dice.below(2)
    const tab = tabs[index]
    if (!tab) return
    const kind = dice.below(20)
    if (kind < 11) act(tab)
    else if (kind < 14) travel(tab, 'undo', anyScope(tab.app.store.getState()))
    else if (kind < 16) travel(tab, 'redo', anyScope(tab.app.store.getState()))
    else if (kind === 16) pressMessage(tab)
    else if (kind === 17) made.clock = dice.pick([0, made.clock + DAY_MS, made.clock + 400 * DAY_MS])
    else if (kind === 18) made.deaf = !made.deaf
    else {
      if (dice.below(2) === 0) await confirm()
      tab.kill()
      tab.unconfirmed.forEach((number) => neverConfirmed.add(number))
      await open(index)
    }
    if (dice.below(3) === 0) await confirm()
  }

  /** The strokes that nobody can reach any more. */
  const unreachable = (): readonly number[] => {
    const kept = storedUnder(INK, STEPS, EARLIER_VERSIONS)
    const { drawings } = tabs[0]?.app.store.getState() ?? { drawings: {} }
    const mayBeGone = (number: number): boolean => {
      const from = deleted.get(number)
      return neverConfirmed.has(number) || undone.has(number) || (from !== undefined && !(from in drawings))
    }
    const all = Array.from({ length: made.strokes }, (_, index) => index + 1)
    return all.filter((number) => !kept.has(number) && !mayBeGone(number))
  }

  const end = async (): Promise<void> => {
    made.deaf = false
    await confirm()
    for (const { app } of tabs) app.persistence.catchUp()
    await pass()
  }
  return { deed, end, unreachable, strokes: () => made.strokes, tabs }
}

it(`every stroke of ${SEQUENCES} random sequences is reachable, except those undone and then replaced by another`, async () => {
  let strokes = 0
  for (let seed = 1; seed <= SEQUENCES; seed += 1) {
    const device = await openDevice(diceOf(seed))
    for (let count = 0; count < DEEDS; count += 1) await device.deed()
    await device.end()
    strokes += device.strokes()
    expect({ seed, gone: device.unreachable() }).toEqual({ seed, gone: [] })
    expect(device.tabs.map(({ app }) => app.persistence.status())).toEqual(['saved', 'saved'])
  }
  console.log(`reach: ${SEQUENCES} sequences of ${DEEDS} deeds, ${strokes} strokes, 0 gone against the rule`)
}, 3_600_000)
