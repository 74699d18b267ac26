import { describe, expect, it } from 'vitest'
import { loadInto } from '../../../src/model/changes/loadInto'
import { operate } from '../../../src/model/contents'
import { compareTochten } from '../../../src/model/exchange/compareTochten'
import { arrivedTocht } from '../../../src/model/exchange/receivedTocht'
import { loadedStyle } from '../../../src/model/loadedStyle'
import { drawingsOf, listedTochten, wholeIn } from '../../../src/model/lookups'
import { isDefaultName } from '../../../src/model/texts/names'
import type { Tocht, WholeTocht } from '../../../src/model/types'
import { EMPTY_HISTORY, undo } from '../../../src/model/undo/history'
import { fromDisk, toDisk, tochtText } from '../../../src/storage/format'
import { readTocht } from '../../../src/storage/outside/importText'
import { check, details, state as anyState } from '../../support/arbitraries'
import { ARROW, DASHED, drawing, LINE, SQUARE, stateWith, whole } from '../../support/drawings'
import { handedOver, withoutIds } from '../../support/exchanges'
import { must } from '../../support/must'
import { fc } from '../../support/properties'
import { countedIds } from '../../support/storage'

const as = (own: Partial<Tocht>, loaded: Partial<Tocht>) => {
  const drawings = [drawing('b1', LINE)]
  return loadInto(
    { ...whole([drawing('a1', LINE)]), tocht: { ...whole([drawing('a1', LINE)]).tocht, ...own } },
    { tocht: { ...whole(drawings).tocht, ...loaded }, drawings },
  ).as
}

/** Tochten with all that this version and newer ones know of a tocht and its drawings. */
const anyTocht: fc.Arbitrary<WholeTocht> = fc
  .tuple(
    anyState.filter(({ order }) => order.length > 0),
    fc.array(fc.record({ details, check: fc.option(check, { nil: undefined }) }), { minLength: 4, maxLength: 4 }),
    fc.record({ source: fc.constant('osm'), runs: fc.array(fc.nat()) }, { requiredKeys: [] }),
    fc.constantFrom('Tocht 3', '', undefined),
  )
  .map(([state, known, members, name]) => {
    const tocht = must(listedTochten(state)[0])
    const drawings = drawingsOf(state, tocht).map((one, index) => {
      const { details: told, check: checked } = must(known[index])
      return Object.assign({}, one, told, checked && { check: checked })
    })
    return { tocht: { ...tocht, ...members, ...(name !== undefined && { name }) }, drawings }
  })

/** What another app reads in a text. */
const readBack = (shared: WholeTocht): WholeTocht => {
  const read = readTocht(tochtText(shared))
  if (!read.ok) throw new Error(read.fault.kind)
  return fromDisk(read.value, countedIds(), false)
}

describe('a tocht that is exported and loaded into another one', () => {
  it('is there again with all that is stored of it, and one Undo brings the other one back', () => {
    fc.assert(
      fc.property(anyTocht, anyTocht, (shared, other) => {
        const own: WholeTocht = {
          tocht: { ...other.tocht, id: 'a', drawings: other.drawings.map(({ id }) => `a-${id}`) },
          drawings: other.drawings.map((one) => ({ ...one, id: `a-${one.id}` })),
        }
        const before = stateWith(own)
        const action = loadInto(own, readBack(shared))
        const { state, history } = operate({ state: before, history: EMPTY_HISTORY }, { type: 'do', action })
        const tocht = must(state.tochten['a'])
        const { tocht: was } = shared
        const elements = shared.drawings.map((one) => one.elements)
        const sheet = was.sheet ?? own.tocht.sheet
        expect(withoutIds(toDisk({ tocht, drawings: drawingsOf(state, tocht) }))).toEqual(
          withoutIds(
            toDisk({
              tocht: {
                ...was,
                name: isDefaultName(own.tocht.name) && was.name.trim() !== '' ? was.name : own.tocht.name,
                // The ink of a tocht from another app tells what it is.
                style: loadedStyle(own.tocht.style, { style: was.style, drawings: elements }),
                ...(sheet && { sheet }),
              },
              drawings: shared.drawings,
            }),
          ),
        )
        expect(undo(history, state, 'a')?.state).toEqual(before)
      }),
    )
  })

  it('is newer than what was there, also when that arrives again', () => {
    const first = arrivedTocht(handedOver(whole([drawing('a1', LINE), drawing('a2', ARROW), drawing('a3', DASHED)])))
    const [one, , three] = first.drawings
    const changed = { ...must(one), elements: [DASHED] }
    const second = handedOver({ tocht: first.tocht, drawings: [changed, must(three)] })
    const { state } = operate(
      { state: stateWith(first), history: EMPTY_HISTORY },
      { type: 'do', action: loadInto(first, second) },
    )
    const own = must(wholeIn(state, first.tocht.id))
    expect(compareTochten(own, handedOver(first))).toMatchObject({ kind: 'mine', drawings: [] })
    expect(compareTochten(own, second)).toMatchObject({ kind: 'same' })
  })

  it('keeps the code of a print since then when the load is undone', () => {
    const sheet = { printed: 'AAAA' }
    const own = whole([drawing('a1', LINE)])
    const load = loadInto(
      { ...own, tocht: { ...own.tocht, sheet } },
      readBack({ ...whole([drawing('b1', LINE)]), tocht: { ...whole([]).tocht, sheet: { printed: 'BBBB' } } }),
    )
    const start = { state: stateWith({ ...own, tocht: { ...own.tocht, sheet } }), history: EMPTY_HISTORY }
    const loaded = operate(start, { type: 'do', action: load })
    expect(loaded.state.tochten['a']?.sheet?.printed).toBe('BBBB')
    expect(undo(loaded.history, loaded.state, 'a')?.state.tochten['a']?.sheet?.printed).toBe('AAAA')
    const printed = operate(loaded, { type: 'do', action: { type: 'markPrinted', tocht: 'a', code: 'CCCC' } })
    expect(undo(printed.history, printed.state, 'a')?.state.tochten['a']?.sheet?.printed).toBe('CCCC')
  })
})

describe('loading into a tocht takes the loaded name', () => {
  it.each([
    ['if nobody named it', 'Tocht 3', 'Bos', 'Bos'],
    ['if its name was removed', ' ', 'Bos', 'Bos'],
    ['but not if somebody named it', 'Nachttocht 3', 'Bos', undefined],
    ['but not if the loaded tocht has no name', 'Tocht 3', ' ', undefined],
  ])('%s', (_, name, loaded, called) => {
    expect(as({ name }, { name: loaded }).name).toBe(called)
  })
})

it('a loaded text without a sheet leaves the sheet of the tocht alone', () => {
  expect(as({ sheet: { group: 'Wolves' } }, { canvas: SQUARE })).not.toHaveProperty('sheet')
})
