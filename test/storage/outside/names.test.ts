import { describe, expect, it } from 'vitest'
import { cleanName, labelText } from '../../../src/model/texts/names'
import { fileName, LONGEST_FILE_NAME } from '../../../src/platform/files/fileName'
import { allTochtenText, tochtText } from '../../../src/storage/format'
import { readTocht } from '../../../src/storage/outside/importText'
import { linkOf } from '../../../src/storage/outside/link'
import { readText } from '../../../src/storage/outside/readText'
import { drawing, idOf, label, LINE, SQUARE, stateWith, whole } from '../../support/drawings'
import { must } from '../../support/must'
import { fakeDatabase, fakeStorage, readFile, recordsOf, saved, startApp, valueOf } from '../../support/storage'
import { hostileNames } from '../../support/tochten/blns'

const NAMES = hostileNames()

const ID = idOf('a')
const named = (name: string) => whole([drawing(idOf('a1'), LINE)], { id: ID, name })
const nameIn = (read: ReturnType<typeof readTocht>): string | undefined => (read.ok ? read.value.name : undefined)

const inkIn = async (handed: string) => valueOf(await readText('tochten', handed)).tochten[0]?.drawings

describe.skipIf(NAMES.length === 0)('names that broke other programs (skipped where the list is absent)', () => {
  it('number hundreds', () => {
    expect(NAMES.length).toBeGreaterThan(500)
  })

  it('survive Share and Load, and saving and loading a file', () => {
    for (const name of NAMES) {
      const kept = cleanName(name)
      expect(nameIn(readTocht(tochtText(named(kept))))).toBe(kept)
      const file = readFile(allTochtenText(stateWith(named(kept))))
      expect(file.ok && file.value.tochten[0]?.name).toBe(kept)
    }
  })

  it('survive in both copies after a reload', async () => {
    for (const name of NAMES) {
      const fake = fakeDatabase(recordsOf(stateWith(named('')), 5))
      const storage = fakeStorage()
      const { store, persistence } = await startApp(fake.database, storage)
      store.dispatch({ type: 'renameTocht', tocht: ID, name })
      await saved(persistence)
      const kept = cleanName(name)
      expect((await startApp(fake.database, fakeStorage())).store.getState().tochten[ID]?.name).toBe(kept)
      expect((await startApp(fakeDatabase().database, storage)).store.getState().tochten[ID]?.name).toBe(kept)
    }
  })

  it('survive as labels: in a text, a link and a file, and through Undo and a reload', async () => {
    const texts = NAMES.map(labelText).filter((text) => text !== '')
    const labels = texts.map((text, index) => label(index, 10, text))
    const written = whole([drawing(idOf('a1'), ...labels)], { id: ID })
    expect(await inkIn(tochtText(written))).toEqual([labels])
    expect(await inkIn(allTochtenText(stateWith(written)))).toEqual([labels])
    // A link has no room for all of them.
    for (let first = 0; first < labels.length; first += 30) {
      const some = labels.slice(first, first + 30)
      const link = await linkOf('https://tochten.example/app/', whole([drawing(idOf('a1'), ...some)], { id: ID }))
      expect(await inkIn(must(link))).toEqual([some])
    }
    const fake = fakeDatabase(recordsOf(stateWith(named('')), 5))
    const { store, persistence } = await startApp(fake.database, fakeStorage())
    const a1 = idOf('a1')
    for (const element of labels) store.dispatch({ type: 'addElement', drawing: a1, element, canvas: SQUARE })
    store.undo(a1)
    store.redo(a1)
    await saved(persistence)
    const again = await startApp(fake.database, fakeStorage())
    expect(again.store.getState().drawings[a1]?.elements).toEqual([LINE, ...labels])
  })

  it('become harmless file names', () => {
    for (const name of NAMES) {
      const file = fileName(name, 'pdf')
      // oxlint-disable-next-line no-control-regex -- a file name must not contain them
      expect(file).not.toMatch(/[<>:"/\\|?*\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/)
      expect(file).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)\./i)
      expect(file).toMatch(/^[^\s.].*[^\s.]?\.pdf$/u)
      expect(new TextEncoder().encode(file).length).toBeLessThanOrEqual(LONGEST_FILE_NAME + '.pdf'.length)
    }
  })
})
