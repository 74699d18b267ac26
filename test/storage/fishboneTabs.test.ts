import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FishboneEdit } from '../../src/model/fishbone/editFishbone'
import type { Fishbone } from '../../src/model/fishbone/fishbone'
import { rowsOf } from '../../src/model/fishbone/readFishbone'
import type { Database } from '../../src/storage/database/database'
import { drawing, idOf, stateWith, whole } from '../support/drawings'
import { must } from '../support/must'
import { fakeDatabase, fakeStorage, pass, recordsOf, earlierVersionsIn, startApp, storedIn } from '../support/storage'
import { SOLID } from '../support/tochten/fishbones'

const ID = idOf('a1')
const EMPTY = { left: [], right: [] }
const LEFT = { left: [SOLID], right: [] }

type App = Awaited<ReturnType<typeof startApp>>
const rowsIn = ({ store }: App): Fishbone => must(rowsOf(must(store.getState().drawings[ID]).elements))
const edit = (app: App, ...edits: readonly FishboneEdit[]): void => {
  for (const one of edits) app.store.dispatch({ type: 'editFishbone', drawing: ID, edit: one, seen: rowsIn(app) })
}

/**
 * Two tabs on a fish-bone with a left road at its first row and a right one at its second; one waits for the database.
 */
const twoTabs = async (more: (app: App) => Promise<void> = async () => undefined) => {
  const fake = fakeDatabase(recordsOf(stateWith(whole([drawing(ID)], { id: idOf('a'), style: 1 })), 5))
  const storage = fakeStorage()
  let held: Promise<void> | undefined
  const waiting: Database = {
    transact: async (run, signal) => {
      await held
      return fake.database.transact(run, signal)
    },
  }
  const [late, quick] = [await startApp(waiting, storage), await startApp(fake.database, storage)]
  edit(
    late,
    { kind: 'addRoad', row: 0, side: 'left', road: SOLID },
    { kind: 'insertRow', row: 1 },
    { kind: 'addRoad', row: 1, side: 'right', road: SOLID },
  )
  await pass()
  await more(late)
  quick.persistence.catchUp()
  await pass()
  const resume: (() => void)[] = []
  held = new Promise((resolve) => resume.push(resolve))
  const answer = async () => {
    for (const goOn of resume) goOn()
    await pass(100_000)
    return must(rowsOf(must((await storedIn(fake.records)).contents.state.drawings[ID]).elements))
  }
  return { late, quick, answer, versions: () => earlierVersionsIn(fake.records).length }
}

describe('a road that was drawn while another tab changed the rows', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is at its junction, though rows were inserted above and below', async () => {
    const { late, quick, answer, versions } = await twoTabs()
    edit(late, { kind: 'addRoad', row: 1, side: 'left', road: SOLID })
    edit(quick, { kind: 'insertRow', row: 0 }, { kind: 'insertRow', row: 3 })
    await pass()
    expect(await answer()).toEqual([EMPTY, LEFT, { left: [SOLID], right: [SOLID] }, EMPTY])
    expect(versions()).toBe(0)
  })

  it('is in an earlier version if its row was removed, though an equal road is left', async () => {
    const { late, quick, answer, versions } = await twoTabs()
    edit(late, { kind: 'addRoad', row: 1, side: 'left', road: SOLID })
    edit(quick, { kind: 'removeRow', row: 1 }, { kind: 'insertRow', row: 0 })
    await pass()
    expect(await answer()).toEqual([EMPTY, LEFT])
    expect(versions()).toBeGreaterThan(0)
  })

  it('is in an earlier version if Redo restored it and another tab had drawn an equal one', async () => {
    const { late, quick, answer, versions } = await twoTabs(async (app) => {
      edit(app, { kind: 'insertRow', row: 2 })
      edit(app, { kind: 'addRoad', row: 2, side: 'left', road: SOLID })
      app.store.undo(ID)
      await pass()
    })
    late.store.redo(ID)
    edit(quick, { kind: 'insertRow', row: 0 }, { kind: 'addRoad', row: 2, side: 'left', road: SOLID })
    await pass()
    await answer()
    expect(versions()).toBeGreaterThan(0)
  })

  it('is removed once if both tabs remove it', async () => {
    const { late, quick, answer } = await twoTabs()
    const edits = [{ kind: 'removeRow', row: 1 }] as const
    edit(late, ...edits)
    edit(quick, ...edits)
    await pass()
    expect(await answer()).toEqual([LEFT])
  })
})
