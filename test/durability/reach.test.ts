import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_CANVAS, SAVE_GIVE_UP_LONGEST_MS, SAVE_GIVE_UP_MS } from '../../src/constants'
import { HOME_SCOPE, type Action, type Scope } from '../../src/model/changes/actions'
import type { FieldCheck } from '../../src/model/details'
import type { Drawing, DrawingElement, State, Stroke } from '../../src/model/types'
import type { Database } from '../../src/storage/database/database'
import { EARLIER_VERSIONS, INK, STEPS } from '../../src/storage/database/recordKeys'
import { SAVE_RETRY_LONGEST_MS } from '../../src/storage/exchanges'
import { diceOf, type Dice } from '../support/dice'
import { drawing, idOf, stateWith, stroke, whole } from '../support/drawings'
import { fakeDatabase, fakeStorage, pass, recordsOf, startApp, storedIn, type StorageFault } from '../support/storage'

/**
 * Two tabs lose nothing, whatever they do: draw, undo, change the same drawings, sleep, reload, are killed, find the disk
 * full or the storage faulty, start without a database. A confirmed stroke disappears only with its removal or that of
 * its drawing or tocht; one that was removed with others is then in the steps, the bin or an earlier version.
 * `npm run test:reach` tries a hundred times as many sequences.
 */
const SEQUENCES = import.meta.env.MODE === 'reach' ? 10_000 : 100
const DEEDS = 40
const DAY_MS = 86_400_000
/** Longer than the app waits for any call, and pauses before the next. */
const AGES_MS = SAVE_GIVE_UP_LONGEST_MS + 2 * SAVE_RETRY_LONGEST_MS

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

const inkIn = ({ drawings }: State): ReadonlySet<number> =>
  new Set(Object.values(drawings).flatMap(({ elements }) => elements.map(numberOf)))

const checkAt = (at: number): FieldCheck => ({ ok: true, at, seen: '' })

interface Tab {
  readonly app: Awaited<ReturnType<typeof startApp>>
  /** Ends the tab abruptly. */
  readonly kill: () => void
  /** Lets the database answer a tab that was started without it. */
  readonly letAnswer: () => void
  /** The strokes drawn since the tab last reported that everything is saved. */
  unconfirmed: number[]
}

const never = new Promise<never>(() => undefined)
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('no answer'))))

/** One device with two tabs and random actions. */
const openDevice = async (dice: Dice) => {
  const fake = fakeDatabase(recordsOf(stateWith(whole([drawing(idOf('a1'))], { id: idOf('a') })), 'first'))
  const storage = fakeStorage()
  const tabs: Tab[] = []
  const made = { strokes: 0, ids: 0, clock: 0, deaf: false }
  /** Strokes that may be gone: removed or undone one by one, or not reported as saved before they were removed. */
  const free = new Set<number>()
  const byPen = new Set<number>()

  /** The strokes in the records of the database with these prefixes. */
  const storedUnder = (...prefixes: readonly string[]): ReadonlySet<number> => {
    const records = [...fake.records].filter(([key]) => prefixes.some((prefix) => key.startsWith(prefix)))
    // Ink and steps are JSON texts there, so they are escaped once more here.
    return new Set(records.flatMap(([, record]) => numbersIn(JSON.stringify(record).replaceAll('\\', ''))))
  }

  const open = async (index: number): Promise<void> => {
    const announce = (): void => {
      if (!made.deaf) tabs[1 - index]?.app.persistence.catchUp()
    }
    const line = { isAlive: true, answers: dice.below(4) > 0, resume: (): void => undefined }
    const resumed = new Promise<void>((resolve) => (line.resume = resolve))
    const transact: Database['transact'] = async (run, signal) => {
      if (!line.answers) await Promise.race([resumed, aborted(signal)])
      const result = fake.database.transact((transaction) => {
        if (!line.isAlive) throw new Error('killed')
        return run(transaction)
      }, signal)
      return result.catch((error: unknown) => {
        if (line.isAlive) throw error
        return never
      })
    }
    const own = Object.assign(fakeStorage(), {
      getItem: storage.getItem,
      setItem: (key: string, value: string) => {
        if (line.isAlive) storage.setItem(key, value)
      },
    })
    const starting = startApp({ transact }, own, { announce, now: () => made.clock })
    await pass(line.answers ? 0 : SAVE_GIVE_UP_MS)
    // A full disk or a fault may keep the start waiting, too.
    const app = await Promise.race([starting, pass(AGES_MS).then(() => starting)])
    tabs[index] = {
      app,
      kill: () => {
        line.isAlive = false
      },
      letAnswer: () => {
        line.answers = true
        line.resume()
      },
      unconfirmed: [],
    }
  }
  const confirm = async (): Promise<void> => {
    await pass()
    const saved = tabs.filter(({ app }) => app.persistence.status() === 'saved')
    for (const tab of saved) tab.unconfirmed = []
  }
  await open(0)
  await open(1)

  const newId = (): string => idOf(`n${(made.ids += 1)}`)
  const oneOf = <T>(things: readonly T[]): T | undefined => things[dice.below(things.length)]

  const anyScope = (state: State): Scope =>
    oneOf([HOME_SCOPE, ...Object.keys(state.tochten), ...Object.keys(state.drawings)]) ?? HOME_SCOPE

  /** Does something in a tab; what that removes before it was confirmed may be gone. */
  const doIn = ({ app: { store }, unconfirmed }: Tab, run: () => unknown): void => {
    const before = inkIn(store.getState())
    run()
    const after = inkIn(store.getState())
    for (const number of unconfirmed) if (before.has(number) && !after.has(number)) free.add(number)
  }

  const travel = (tab: Tab, way: 'undo' | 'redo', scope: Scope): void => {
    const { store } = tab.app
    const inkHere = (): readonly number[] => (store.getState().drawings[scope]?.elements ?? []).map(numberOf)
    const before = inkHere()
    doIn(tab, () => store[way](scope))
    // A copy elsewhere may be undone, too, in a tab that does not know of this.
    const after = inkHere()
    for (const number of before) if (!after.includes(number)) free.add(number)
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
    const draw = (): Action | undefined => {
      if (!drawn) return undefined
      const element = newStroke()
      byPen.add(made.strokes)
      return { type: 'addElement', drawing: drawn.id, element, canvas: DEFAULT_CANVAS }
    }
    /** Like a tap on the ring: shortens, removes and adds strokes. */
    const setJunction = ({ id, elements }: Drawing): Action => {
      const replaced = elements.flatMap((element) => {
        const kind = dice.below(4)
        if (kind > 1) return []
        if (kind === 1) free.add(numberOf(element))
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
        free.add(numberOf(was))
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
    const action = actionIn(tab)
    if (action) doIn(tab, () => tab.app.store.dispatch(action))
  }

  const startAgain = async (index: number, tab: Tab): Promise<void> => {
    await dice.pick<() => unknown>([confirm, tab.app.leave, () => undefined])()
    tab.kill()
    tab.unconfirmed.forEach((number) => free.add(number))
    await open(index)
  }

  const deed = async (): Promise<void> => {
    const index = dice.below(2)
    const tab = tabs[index]
    if (!tab) return
    const { store } = tab.app
    const kind = dice.below(24)
    if (kind < 12) act(tab)
    else if (kind < 15) travel(tab, 'undo', anyScope(store.getState()))
    else if (kind < 16) travel(tab, 'redo', anyScope(store.getState()))
    else if (kind === 16) made.clock = dice.pick([0, made.clock + DAY_MS, made.clock + 400 * DAY_MS])
    else if (kind === 17) made.deaf = !made.deaf
    else if (kind === 18) fake.writable = !fake.writable
    else if (kind === 19) storage.full = !storage.full
    else if (kind === 20) {
      const fault = dice.pick<StorageFault>(['throws', 'aborts', 'hangs', 'lost', 'lost'])
      fake.fault = { at: fake.operations + 1 + dice.below(12), kind: fault }
    } else if (kind === 21) tab.letAnswer()
    else await startAgain(index, tab)
    if (dice.below(3) === 0) await confirm()
    if (dice.below(12) === 0) await pass(SAVE_GIVE_UP_MS)
  }

  /** The strokes that nobody can reach any more. */
  const unreachable = (): readonly number[] => {
    const kept = storedUnder(INK, STEPS, EARLIER_VERSIONS)
    const all = Array.from({ length: made.strokes }, (_, index) => index + 1)
    return all.filter((number) => !kept.has(number) && !free.has(number))
  }

  /** The strokes of the pen that are twice in a drawing. */
  const doubled = ({ drawings }: State): readonly string[] =>
    Object.values(drawings).flatMap(({ elements }) => {
      const texts = elements.filter((element) => byPen.has(numberOf(element))).map((one) => JSON.stringify(one))
      return texts.filter((text, index) => texts.indexOf(text) !== index)
    })

  /** Both tabs go on until everything is saved; resolves to what is wrong then. */
  const end = async () => {
    Object.assign(made, { deaf: false })
    Object.assign(fake, { writable: true, fault: undefined })
    storage.full = false
    for (const { letAnswer } of tabs) letAnswer()
    await pass(AGES_MS)
    for (const { app } of tabs) app.persistence.catchUp()
    await pass(AGES_MS)
    const { state } = (await storedIn(fake.records)).contents
    for (const { app } of tabs) expect(app.store.getState()).toEqual(state)
    return { status: tabs.map(({ app }) => app.persistence.status()), gone: unreachable(), doubled: doubled(state) }
  }
  return { deed, end, strokes: () => made.strokes - free.size }
}

it(`no confirmed stroke of ${SEQUENCES} random sequences in two tabs is lost, and none is there twice`, async () => {
  let strokes = 0
  for (let seed = 1; seed <= SEQUENCES; seed += 1) {
    const device = await openDevice(diceOf(seed))
    for (let count = 0; count < DEEDS; count += 1) await device.deed()
    expect({ seed, ...(await device.end()) }).toEqual({ seed, status: ['saved', 'saved'], gone: [], doubled: [] })
    strokes += device.strokes()
    // The tabs of this sequence would go on trying to save.
    vi.clearAllTimers()
  }
  // Without strokes that must be kept nothing was tested.
  expect(strokes).toBeGreaterThan(SEQUENCES)
  console.log(`reach: ${SEQUENCES} sequences of ${DEEDS} deeds, ${strokes} strokes to be kept, 0 gone against the rule`)
}, 3_600_000)
