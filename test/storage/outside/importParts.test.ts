import { describe, expect, it } from 'vitest'
import { IMPORT_PART_POINTS } from '../../../src/constants'
import { pointCount } from '../../../src/model/elements'
import { drawingsOf } from '../../../src/model/lookups'
import { allTochtenText, toDisk } from '../../../src/storage/format'
import { createAssembly, type ImportPart, type ReadTochten } from '../../../src/storage/outside/importParts'
import type { Imported } from '../../../src/storage/outside/importText'
import { readAs } from '../../../src/storage/outside/readAs'
import { state as anyState } from '../../support/arbitraries'
import { must } from '../../support/must'
import { drawing, LINE, stateWith, whole } from '../../support/drawings'
import { fc } from '../../support/properties'

const partsIn = (text: string): readonly ImportPart[] => [...readAs({ kind: 'tochten', text })]
const assembled = (parts: readonly ImportPart[]): Imported<ReadTochten> | undefined => {
  const { add } = createAssembly()
  return parts.map(add).find((read) => read !== undefined)
}

describe('a text that was read in a worker', () => {
  it('is complete after its parts are joined', () => {
    fc.assert(
      fc.property(
        anyState.filter(({ order }) => order.length > 0),
        (state) => {
          const tochten = Object.values(state.tochten).map((tocht) =>
            toDisk({ tocht, drawings: drawingsOf(state, tocht) }),
          )
          expect(assembled(partsIn(allTochtenText(state)))).toEqual({ ok: true, value: { tochten, unread: [] } })
        },
      ),
    )
  })

  it('comes in small parts, however large a drawing is', () => {
    const long = { ...LINE, points: Array.from({ length: 900 }, (_, x) => ({ x, y: 0 })) }
    const state = stateWith(whole([drawing('a1', ...Array.from({ length: 100 }, () => long))]))
    const parts = partsIn(allTochtenText(state))
    const sizes = parts.map((part) =>
      part.type === 'elements' ? part.elements.reduce((sum, element) => sum + pointCount(element), 0) : 0,
    )
    expect(Math.max(...sizes)).toBeLessThan(IMPORT_PART_POINTS + 900)
    // Twelve strokes of 900 points fill a part.
    expect(sizes.filter((size) => size > 0)).toHaveLength(9)
  })

  it('reports progress at most once per percent', () => {
    const state = stateWith(
      ...Array.from({ length: 300 }, (_, index) => whole([drawing(`d${index}`, LINE)], { id: `t${index}` })),
    )
    const told = partsIn(allTochtenText(state)).flatMap((part) => (part.type === 'progress' ? [part.percent] : []))
    expect(told).toEqual([...new Set(told)].toSorted((a, b) => a - b))
    expect(told.at(-1)).toBeGreaterThanOrEqual(99)
  })

  it('is frozen part by part', () => {
    const again = must(assembled(partsIn(allTochtenText(stateWith(whole([drawing('a1', LINE)]))))))
    expect(again.ok && Object.isFrozen(again.value.tochten[0]?.drawings[0]?.[0])).toBe(true)
  })

  it('can be a fault', () => {
    expect(assembled(partsIn('oops'))).toMatchObject({ ok: false })
  })
})
