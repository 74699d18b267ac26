import { vi } from 'vitest'
import { MIRROR_KEY, MIRRORED_KEY } from '../../src/constants'
import { EMPTY_CONTENTS } from '../../src/model/contents'
import { isStamp, type State } from '../../src/model/types'
import type { Database, Transaction } from '../../src/storage/database/database'
import { SCHEMA, type Head, type Revision } from '../../src/storage/database/head'
import { EARLIER_VERSIONS } from '../../src/storage/database/recordKeys'
import { changedRecords } from '../../src/storage/database/records'
import { readStored, recorded, type Recorded, type Stored } from '../../src/storage/database/stored'
import { createMirrorWriter } from '../../src/storage/mirror/mirrorWriter'
import { readMirror } from '../../src/storage/mirror/readMirror'
import type { Imported } from '../../src/storage/outside/importText'
import { readAs, type ReadTochten } from '../../src/storage/outside/readAs'
import { createPersistence, type Parts, type Persistence } from '../../src/storage/persistence'
import type { EarlierVersion } from '../../src/storage/takeEarlierVersions'
import { createStore } from '../../src/store/store'
import { idOf, SQUARE, stamp } from './drawings'

type Entries = Iterable<readonly [string, unknown]>

/** A fault at an operation of a transaction. With `lost` the transaction is committed, but nobody says so. */
export type StorageFault = 'throws' | 'aborts' | 'hangs' | 'lost'

/** A database in memory; transactions run one after another, each completely or not at all. */
export const fakeDatabase = (initial: Entries = []) => {
  const fake = {
    records: new Map<string, unknown>(initial),
    /** The keys that each transaction wrote, or removed (with a minus), except that of the head. */
    written: [] as string[][],
    /** The number of requested transactions. */
    asked: 0,
    /** The number of operations. */
    operations: 0,
    answers: true,
    writable: true,
    /** Fails once, at the operation with this number. */
    fault: undefined as { readonly at: number; readonly kind: StorageFault } | undefined,
  }
  let last: Promise<unknown> = Promise.resolve()

  const run = async <T>(work: (transaction: Transaction) => Promise<T>, signal: AbortSignal): Promise<T> => {
    signal.throwIfAborted()
    if (!fake.answers) await forever(signal)
    const copy = new Map(fake.records)
    const keys: string[] = []
    let doomed = false
    let lost = false
    const step = async (): Promise<void> => {
      fake.operations += 1
      const kind = fake.fault?.at === fake.operations ? fake.fault.kind : undefined
      if (kind === 'throws') throw new Error('fault')
      if (kind === 'hangs') await forever(signal)
      doomed ||= kind === 'aborts'
      lost ||= kind === 'lost'
    }
    const put = (key: string, value: unknown): void => {
      if (key !== 'head') keys.push(key)
      puts.push(step())
      copy.set(key, structuredClone(value))
    }
    const puts: Promise<void>[] = []
    const result = await work({
      get: async (key) => {
        await step()
        return structuredClone(copy.get(key))
      },
      under: async (prefix) => {
        await step()
        return structuredClone(new Map([...copy].filter(([key]) => key.startsWith(prefix))))
      },
      put,
      remove: (key) => {
        keys.push(`-${key}`)
        puts.push(step())
        copy.delete(key)
      },
    })
    await Promise.all(puts)
    if (puts.length === 0) return result
    await step()
    if (doomed || !fake.writable) throw new Error('disk full')
    fake.records = copy
    if (keys.length > 0) fake.written.push(keys)
    if (lost) throw new Error('the connection was lost')
    return result
  }

  const database: Database = {
    transact: (work, signal) => {
      fake.asked += 1
      const before = last
      const answer = before.then(() => run(work, signal))
      last = answer.catch(() => undefined)
      return answer
    },
  }
  return Object.assign(fake, { database })
}

const forever = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const giveUp = (): void => reject(new Error('no answer'))
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp)
  })

/** The contents of a database, as a start would read them. */
export const storedIn = (records: Entries): Promise<Stored> =>
  fakeDatabase(records).database.transact(
    (transaction) => readStored(transaction, undefined),
    new AbortController().signal,
  )

/** Local storage in memory; a full one refuses to write. */
export const fakeStorage = (initial: Readonly<Record<string, string>> = {}) => {
  const values = new Map(Object.entries(initial))
  return {
    values,
    full: false,
    getItem: (key: string): string | null => values.get(key) ?? null,
    setItem(key: string, value: string): void {
      if (this.full) throw new Error('QuotaExceededError')
      values.set(key, value)
    },
    removeItem: (key: string): void => void values.delete(key),
  }
}

let tabs = 0
let commits = 0

/** Starts the app on a device. */
export const startApp = async (
  database: Database,
  storage: ReturnType<typeof fakeStorage>,
  over: Partial<Parts & { readonly readId: () => string }> = {},
) => {
  const mirrorText = storage.getItem(MIRROR_KEY)
  const mirror =
    mirrorText === null
      ? undefined
      : await readMirror(mirrorText, over.readId ?? noNewId, storage.getItem(MIRRORED_KEY))
  tabs += 1
  const mirrorWriter = createMirrorWriter(storage, afterwards, `tab ${tabs}`)
  const persistence = createPersistence({
    database,
    mirrorWriter,
    mirrorText,
    mirror,
    newId: () => `commit ${(commits += 1)}`,
    now: () => 0,
    announce: () => undefined,
    ...over,
  })
  const store = createStore(await persistence.start(), persistence.save)
  persistence.follow(store)
  return { store, persistence, mirror, leave: mirrorWriter.flush }
}

/** Waits until everything is in the database. */
export const saved = (persistence: Persistence): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (persistence.status() !== 'saved') return
      leave()
      resolve()
    }
    const leave = persistence.subscribe(look)
    look()
  })

/** Reads a text as "Load a file" does. */
export const readFile = (text: string): Imported<ReadTochten> => readAs({ kind: 'tochten', text })

/** What was read. @throws the fault */
export const valueOf = <T>(imported: Imported<T>): T => {
  if (!imported.ok) throw new Error(JSON.stringify(imported.fault))
  return imported.value
}

/** Generates the ids of `new1`, `new2` … */
export const countedIds = (): (() => string) => {
  let made = 0
  return () => idOf(`new${(made += 1)}`)
}

/** Throws, for input that already contains all its ids. */
export const noNewId = (): never => {
  throw new Error('an id was missing')
}

/** The stored earlier versions, in the order in which they were taken. */
export const earlierVersionsIn = (records: Entries): readonly EarlierVersion[] =>
  [...records]
    .filter(([key]) => key.startsWith(EARLIER_VERSIONS))
    .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([, record]) => (record as Recorded).value as EarlierVersion)

/** The records of a database that holds a state, written by one commit. */
export const recordsOf = (state: State, rev: Revision): Map<string, unknown> => {
  const head: Head = { schema: SCHEMA, commits: ['device', String(rev)] }
  const records = changedRecords(EMPTY_CONTENTS, { state, history: {} }).map(([key, value]): [string, Recorded] => [
    key,
    recorded(rev, value),
  ])
  return new Map<string, unknown>([['head', head], ...records])
}

/** Runs everything that is due by the fake clock, then lets the given time pass. */
export const pass = (milliseconds = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds)

/** Draws an icon in drawing `a1`, recognised by its place. */
export const mark = (number: number) =>
  ({ type: 'addElement', drawing: 'a1', element: stamp(number, 0), canvas: SQUARE }) as const

/** The marks in drawing `a1`, in their order; `NaN` for any other element. */
export const marksIn = ({ drawings }: State): readonly number[] =>
  (drawings['a1']?.elements ?? []).map((element) => (isStamp(element) ? element.icon.x : Number.NaN))

/** A `Later` for tests that waits only for the delay. */
export const afterwards = (run: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}
