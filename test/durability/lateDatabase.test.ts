import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DATABASE_OPEN_MS, MIRROR_KEY, SAVE_GIVE_UP_LONGEST_MS } from '../../src/constants'
import type { Database } from '../../src/storage/database/database'
import { SAVE_RETRY_LONGEST_MS } from '../../src/storage/persistence'
import { diceOf, type Dice } from '../support/dice'
import { drawing, idOf, SQUARE, stamp, stateWith, whole } from '../support/drawings'
import { fakeDatabase, fakeStorage, pass, recordsOf, earlierVersionsIn, startApp, storedIn } from '../support/storage'

/**
 * Tabs that start from the mirror while the database is late, fails or loses its answers; killed browsers; outdated
 * mirrors. `npm run test:reach` tries a hundred times as many scenarios.
 */
const SCENES = import.meta.env.MODE === 'reach' ? 10_000 : 100
const DEEDS = 50
const MOST_TABS = 4
/** Longer than the app waits for a call, and pauses before it and after it. */
const LONG_MS = SAVE_GIVE_UP_LONGEST_MS + 2 * SAVE_RETRY_LONGEST_MS

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A tab's connection to the database. */
interface Line {
  mood: 'well' | 'late' | 'fails' | 'losesAnswers'
  isAlive: boolean
  /** Calls that wait for a late database. */
  waiting: (() => void)[]
}

interface Tab {
  readonly line: Line
  readonly app: Awaited<ReturnType<typeof startApp>>
  /** Whether the tab receives no notifications of other tabs. */
  readonly isDeaf: boolean
  /** The strokes drawn since the tab last reported that everything is saved. */
  unconfirmed: number[]
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('no answer'))))

const onLine =
  (line: Line, database: Database): Database['transact'] =>
  async (run, signal) => {
    if (line.mood === 'late')
      await Promise.race([new Promise<void>((resolve) => line.waiting.push(resolve)), aborted(signal)])
    if (!line.isAlive) return new Promise(() => undefined)
    if (line.mood === 'fails') throw new Error('fails')
    const result = await database.transact(run, signal)
    return line.mood === 'losesAnswers' ? aborted(signal) : result
  }

/** One device with random actions. */
const openDevice = (dice: Dice) => {
  const first = whole([drawing(idOf('a1')), drawing(idOf('a2'))], { id: idOf('a') })
  const fake = fakeDatabase(recordsOf(stateWith(first, whole([drawing(idOf('b1'))], { id: idOf('b') })), 5))
  const storage = fakeStorage()
  const tabs = new Set<Tab>()
  const mirrors: string[] = []
  const drawnIn = new Map<number, string>()
  const confirmed = new Set<number>()
  let ids = 0
  const newId = (): string => idOf(`n${(ids += 1)}`)

  const open = async (mood: Line['mood']): Promise<void> => {
    const line: Line = { mood, isAlive: true, waiting: [] }
    const own = Object.assign(fakeStorage(), {
      getItem: storage.getItem,
      setItem: (key: string, value: string) => void (line.isAlive && storage.setItem(key, value)),
    })
    const announce = (): void =>
      tabs.forEach((other) => other.line !== line && !other.isDeaf && other.app.persistence.catchUp())
    const starting = startApp({ transact: onLine(line, fake.database) }, own, { isEnough: () => true, announce, newId })
    await pass(mood === 'late' ? DATABASE_OPEN_MS : 0)
    tabs.add({ line, app: await starting, isDeaf: dice.below(2) === 0, unconfirmed: [] })
  }
  const confirm = (): void =>
    tabs.forEach((tab) => {
      if (tab.app.persistence.status() !== 'saved') return
      tab.unconfirmed.forEach((number) => confirmed.add(number))
      tab.unconfirmed = []
    })
  const kill = (tab: Tab): void => {
    tab.line.isAlive = false
    tabs.delete(tab)
  }
  const answer = ({ line }: Tab): void => {
    line.mood = 'well'
    line.waiting.forEach((go) => go())
  }
  const draw = ({ app: { store }, unconfirmed }: Tab): void => {
    const { order, tochten } = store.getState()
    const drawings = order.flatMap((id) => tochten[id]?.drawings ?? [])
    const id = drawings[dice.below(drawings.length)]
    const number = drawnIn.size + 1
    if (id === undefined) return
    drawnIn.set(number, id)
    store.dispatch({ type: 'addElement', drawing: id, element: stamp(number, 0), canvas: SQUARE })
    unconfirmed.push(number)
  }
  const addDrawing = ({ app: { store } }: Tab): void => {
    const { order } = store.getState()
    const tocht = order[dice.below(order.length)]
    if (tocht !== undefined) store.dispatch({ type: 'addDrawings', tocht, drawings: [drawing(newId())] })
  }

  const deeds: Readonly<Record<string, (tab: Tab) => unknown>> = {
    draw,
    drawMore: draw,
    drawStillMore: draw,
    addDrawing,
    addTocht: ({ app }) => app.store.dispatch({ type: 'addTocht', ...whole([drawing(newId())], { id: newId() }) }),
    wait: () => pass(dice.pick([0, 1, 600])),
    waitLong: () => pass(dice.pick([5_000, 40_000])),
    answer,
    changeMood: ({ line }) => (line.mood = dice.pick(['well', 'late', 'fails', 'losesAnswers'])),
    wake: ({ app }) => app.persistence.catchUp(),
    leave: ({ app }) => app.leave(),
    kill,
    killAll: () => tabs.forEach(kill),
    keepMirror: () => mirrors.push(storage.getItem(MIRROR_KEY) ?? '[]'),
    putBackMirror: () => mirrors.length > 0 && storage.setItem(MIRROR_KEY, mirrors[dice.below(mirrors.length)] ?? ''),
  }
  const names = Object.keys(deeds)

  const doSomething = async (): Promise<void> => {
    if (tabs.size < MOST_TABS && dice.below(6) === 0) await open(dice.pick(['well', 'well', 'late', 'late', 'fails']))
    const tab = [...tabs][dice.below(tabs.size)]
    if (tab) await deeds[names[dice.below(names.length)] ?? 'draw']?.(tab)
    confirm()
  }
  /** The confirmed strokes that are neither in their drawing nor in an earlier version. */
  const gone = async (): Promise<readonly number[]> => {
    tabs.forEach(answer)
    await pass(LONG_MS)
    confirm()
    tabs.forEach(kill)
    await open('well')
    await pass(LONG_MS)
    const { drawings } = (await storedIn(fake.records)).contents.state
    const aside = earlierVersionsIn(fake.records).map(({ text }) => text)
    return [...confirmed].filter((number) => {
      const mark = `"x":${number},`
      const isThere = JSON.stringify(drawings[drawnIn.get(number) ?? '']?.elements ?? []).includes(mark)
      return !isThere && !aside.some((text) => text.includes(mark))
    })
  }
  return { doSomething, gone, confirmed }
}

it(
  `no confirmed stroke is lost, whatever happens to database, mirror and tabs (${SCENES} scenes)`,
  { timeout: SCENES * 1_000 },
  async () => {
    let confirmed = 0
    for (let seed = 1; seed <= SCENES; seed += 1) {
      const device = openDevice(diceOf(seed))
      for (let done = 0; done < DEEDS; done += 1) await device.doSomething()
      expect(await device.gone(), `gone in scene ${seed}`).toEqual([])
      confirmed += device.confirmed.size
    }
    // Without confirmed strokes nothing was tested.
    expect(confirmed).toBeGreaterThan(SCENES)
  },
)
